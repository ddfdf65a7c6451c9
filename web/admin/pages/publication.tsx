import { Form, Input } from 'antd';
import { type PolishTime, readPolishTime } from '../../lib/dates/warsaw-time';
import { type FieldProblem, POLISH_TIME } from '../kit/form/field-problems';

/** What a form says of a version beside its content. */
export interface PublicationValues {
  /** Empty: at once. */
  validFrom: PolishTime;
  note: string;
}

export const PUBLICATION_TEXTS = { validFrom: 'Obowiązuje od', note: 'Co się zmieniło' };
export const NEW_PUBLICATION: PublicationValues = { validFrom: '', note: '' };

/** The fields of a form that publishes a version of a text. */
export function PublicationFields() {
  return (
    <>
      <Form.Item
        name="validFrom"
        label={PUBLICATION_TEXTS.validFrom}
        rules={[POLISH_TIME]}
        extra="Czas polski. Puste: od razu."
      >
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item name="note" label={PUBLICATION_TEXTS.note} extra="Zostaje w historii.">
        <Input maxLength={200} />
      </Form.Item>
    </>
  );
}

/** The fields as the API takes them. */
export const publicationInput = ({ validFrom, note }: PublicationValues) => ({
  validFrom: validFrom ? readPolishTime(validFrom) : null,
  note,
});

/** Problems at the fields of the form, which has those of the content beside the others. */
export const atFormFields = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map(({ path: [first, ...rest], ...problem }) => ({
    ...problem,
    path: first === 'content' ? rest : [first ?? '', ...rest],
  }));
