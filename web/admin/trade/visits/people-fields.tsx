import { Checkbox, Form } from 'antd';
import { type Skill, SKILL_LABELS } from '#engine/visits/kinds';
import { NumberInput, whole } from '../../kit/form/number-input';

const OPTIONS = Object.entries(SKILL_LABELS).map(([value, label]) => ({ value, label }));

/** "pomiary, podłączenia 230 V" */
export const skillsText = (skills: readonly Skill[]): string =>
  skills.map((skill) => SKILL_LABELS[skill]).join(', ');

interface PeopleFieldsProps {
  /** The labels of the two fields. */
  people: string;
  skills: string;
}

/** The fields `people` and `skills` of a form: those that a crew has, or that a visit needs. */
export function PeopleFields({ people, skills }: PeopleFieldsProps) {
  return (
    <>
      <Form.Item
        name="people"
        label={people}
        rules={[{ required: true, message: 'Podaj liczbę osób.' }, whole(1)]}
      >
        <NumberInput />
      </Form.Item>
      <Form.Item name="skills" label={skills}>
        <Checkbox.Group options={OPTIONS} />
      </Form.Item>
    </>
  );
}
