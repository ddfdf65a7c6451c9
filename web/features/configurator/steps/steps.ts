import { familyOf } from '#engine/goods/families/families';
import type { ConfiguratorTypeFragment } from '../configurator-page.generated';
import { sunTitle } from '../sun/sun-text';
import { chosenIn } from './chosen-in';
import { LABELS, type StepId } from './step-ids';
import type { ConfiguratorState } from '../use-configurator';

const STEPS = Object.keys(LABELS) as StepId[];

/** The step of each setting, or of each group of settings. */
const FIELDS: Readonly<Record<string, StepId>> = {
  variant: 'produkt',
  width: 'wymiary',
  projection: 'wymiary',
  height: 'wymiary',
  color: 'kolory',
  frameColor: 'kolory',
  controlType: 'sterowanie',
  lamelOrientation: 'sterowanie',
  openingAngle: 'sterowanie',
  options: 'dodatki',
  placement: 'montaz',
};

type Shown = Pick<ConfiguratorState, 'drawn' | 'issues' | 'unreadable' | 'settings' | 'product'>;

/** One section of the configurator. */
export interface Step {
  id: StepId;
  /** One word, for the button that leads to this step. */
  label: string;
  title: string;
  /** Its settings, in one line. */
  chosen: string;
  /** Whether one of its settings is wrong. */
  flawed: boolean;
}

/** The steps that the family has, in the order in which a person decides. */
export function stepsOf(type: ConfiguratorTypeFragment, shown: Shown): Step[] {
  const { drawn, issues, unreadable, settings, product } = shown;
  const ids = STEPS.filter((id) => has(id, type, drawn));
  const wrong = [...issues.map(({ field }) => field), ...unreadable];
  const flawed = new Set(wrong.map((field) => stepOf(field, ids)));
  return ids.map((id) => ({
    id,
    label: LABELS[id],
    title: id === 'slonce' && drawn ? sunTitle(drawn) : LABELS[id],
    chosen: chosenIn(id, { type, product, settings }),
    flawed: flawed.has(id),
  }));
}

function has(id: StepId, type: ConfiguratorTypeFragment, drawn: Shown['drawn']): boolean {
  switch (id) {
    case 'sterowanie':
      return type.controlTypes.length > 1 || type.maxLamelOrientation + type.maxOpeningAngle > 0;
    case 'montaz':
      return familyOf(type.category).placement.length > 0;
    case 'dodatki':
      return type.options.length > 0;
    case 'slonce':
      return drawn !== null && familyOf(type.category).sun !== null;
    default:
      return true;
  }
}

/** The step of a field; the last step for a field whose own step the family lacks. */
function stepOf(field: string, ids: readonly StepId[]): StepId {
  const [group = ''] = field.split('.');
  const id = FIELDS[group];
  return id && ids.includes(id) ? id : 'podsumowanie';
}
