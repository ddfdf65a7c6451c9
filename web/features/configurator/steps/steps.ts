import { controlLabel, optionLabels } from '#engine/goods/configuration/labels';
import { familyOf } from '#engine/goods/families/families';
import type { PlacementSetting } from '#engine/goods/families/family';
import type {
  ConfiguratorTypeFragment,
  ConfiguratorProductFragment,
} from '../configurator-page.generated';
import type { Settings } from '../settings/settings';
import { sunTitle } from '../sun/sun-text';
import type { ConfiguratorState } from '../use-configurator';

/** One word for each step, in the order in which a person decides. */
const LABELS = {
  produkt: 'Produkt',
  wymiary: 'Wymiary',
  slonce: 'Słońce',
  montaz: 'Montaż',
  kolory: 'Kolory',
  sterowanie: 'Sterowanie',
  dodatki: 'Dodatki',
  podsumowanie: 'Podsumowanie',
};

export type StepId = keyof typeof LABELS;

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
  'placement.screenSides': 'dodatki',
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
  const id = FIELDS[field] ?? FIELDS[group];
  return id && ids.includes(id) ? id : 'podsumowanie';
}

interface Chosen {
  type: ConfiguratorTypeFragment;
  product: ConfiguratorProductFragment;
  settings: Settings;
}

/** The settings of a step in one line; empty for steps without settings of the product. */
function chosenIn(id: StepId, chosen: Chosen): string {
  const { type, product, settings } = chosen;
  switch (id) {
    case 'produkt':
      return listed([product.name, variantOf(chosen)]);
    case 'wymiary':
      return sizesOf(chosen);
    case 'montaz':
      return listed(
        familyOf(type.category).placement.map((setting) => placed(setting, settings.placement)),
      );
    case 'kolory':
      return listed([settings.color, settings.frameColor]);
    case 'sterowanie':
      return listed([controlOf(chosen), angleOf(settings)]);
    case 'dodatki':
      return optionsOf(chosen);
    default:
      return '';
  }
}

const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

function variantOf({ type, product, settings }: Chosen): string {
  if (product.availableVariants.length < 2) return '';
  return type.variants.find(({ code }) => code === settings.variant)?.label ?? '';
}

/** For example "400 × 300 cm". */
function sizesOf({ type, settings }: Chosen): string {
  const numbers = type.dimensions.map(({ dimension }) => settings[dimension]);
  return `${numbers.join('\u00a0×\u00a0')}\u00a0cm`;
}

/** For example "280 cm", "14°", "z cegły" or "strefa śniegowa 2". */
function placed(setting: PlacementSetting, placement: Settings['placement']): string {
  const value = placement[setting.code];
  if (setting.kind === 'sides') return '';
  if (setting.kind === 'choice')
    return setting.choices.find(({ code }) => code === value)?.label ?? '';
  if (setting.unit === '') return `${setting.label.toLowerCase()}\u00a0${value}`;
  return `${value}${setting.unit === '°' ? '°' : `\u00a0${setting.unit}`}`;
}

const controlOf = ({ type, settings }: Chosen): string =>
  type.controlTypes.length > 1 ? controlLabel(settings.controlType) : '';

function angleOf({ lamelOrientation, openingAngle }: Settings): string {
  const angle = lamelOrientation || openingAngle;
  return angle === 0 ? '' : `lamele ${angle}°`;
}

/** For example "Czujnik wiatru · Osłony boczne × 2 (lewy bok i front)". */
const optionsOf = ({ settings }: Chosen): string =>
  listed(optionLabels({ ...settings, controlType: 'manual' })) || 'Bez dodatków';
