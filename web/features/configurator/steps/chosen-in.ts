import { controlLabel } from '#engine/goods/configuration/labels';
import { familyOf } from '#engine/goods/families/families';
import type { PlacementSetting } from '#engine/goods/families/family';
import type {
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from '../configurator-page.generated';
import type { Settings } from '../settings/settings';
import type { StepId } from './step-ids';

interface Chosen {
  type: ConfiguratorTypeFragment;
  product: ConfiguratorProductFragment;
  settings: Settings;
}

/** The settings of a step in one line; empty for steps without settings of the product. */
export function chosenIn(id: StepId, chosen: Chosen): string {
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

/** For example "Czujnik wiatru · Osłony boczne × 2". */
function optionsOf({ type, settings: { options } }: Chosen): string {
  const chosen = type.options.map(({ code, label }) => {
    const quantity = options[code] ?? 0;
    if (quantity === 0) return '';
    return quantity === 1 ? label : `${label} ×\u00a0${quantity}`;
  });
  return listed(chosen) || 'Bez dodatków';
}
