import { familyOf } from '../../../../engine/families/families.js';
import type { ConfiguratorTypeFragment } from '../configurator-page.generated';
import { sunTitle } from '../sun/sun-text';
import type { ConfiguratorState } from '../use-configurator';

const LABELS = {
  produkt: 'Produkt',
  wymiary: 'Wymiary',
  montaz: 'Montaż',
  kolory: 'Kolory',
  sterowanie: 'Sterowanie',
  dodatki: 'Dodatki',
  slonce: 'Słońce',
  podsumowanie: 'Podsumowanie',
};

export type StepId = keyof typeof LABELS;

const STEPS = Object.keys(LABELS) as StepId[];

/** The step of each field of the request. */
const FIELDS: Readonly<Record<string, StepId>> = {
  productType: 'produkt',
  roofMaterial: 'produkt',
  width: 'wymiary',
  projection: 'wymiary',
  height: 'wymiary',
  fabricColor: 'kolory',
  roofTransparency: 'kolory',
  frameColor: 'kolory',
  controlType: 'sterowanie',
  lamelOrientation: 'sterowanie',
  openingAngle: 'sterowanie',
  additionalOptions: 'dodatki',
  placement: 'montaz',
};

type Shown = Pick<ConfiguratorState, 'drawn' | 'issues' | 'warnings' | 'unreadable' | 'settings'>;

/** One section of the configurator, with the notes that none of its fields shows. */
export interface Step extends Pick<ConfiguratorState, 'issues' | 'warnings'> {
  id: StepId;
  /** One word, for the list of steps. */
  label: string;
  title: string;
  /** It contains an issue. */
  flawed: boolean;
}

/** The steps that the family has, in the order in which a person decides. */
export function stepsOf(type: ConfiguratorTypeFragment, shown: Shown): Step[] {
  const { drawn, issues, warnings, unreadable, settings } = shown;
  const ids = STEPS.filter((id) => has(id, type, drawn));
  return ids.map((id) => {
    const isHere = ({ field }: { field: string }): boolean => stepOf(field, ids) === id;
    const ownIssues = issues.filter(isHere);
    return {
      id,
      label: LABELS[id],
      title: id === 'slonce' && drawn ? sunTitle(drawn) : LABELS[id],
      issues: ownIssues.filter(({ field }) => !(field in settings.sizes)),
      warnings: warnings.filter(isHere),
      flawed: ownIssues.length > 0 || unreadable.some((field) => isHere({ field })),
    };
  });
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

/** Notes that belong to no step of the family are shown in the last one. */
function stepOf(field: string, ids: readonly StepId[]): StepId {
  const [group = ''] = field.split('.');
  const id = FIELDS[group];
  return id && ids.includes(id) ? id : 'podsumowanie';
}
