import { variantOf } from '#engine/goods/configuration/choices';
import { controlLabel } from '#engine/goods/configuration/labels';
import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import type { PlacementSetting, SidesSetting } from '#engine/goods/families/family';
import type { SharedSettings } from '#engine/trade/project/project';

export interface SettingFact {
  /** The settings that the fact is about. */
  names: readonly (keyof SharedSettings)[];
  label: string;
  value: string;
}

/**
 * The shared settings of a family in words; variant, control and options are left out where the family has no choice.
 */
export function settingFacts(family: Category, settings: SharedSettings): SettingFact[] {
  const type = familyOf(family);
  const { variant, color, frameColor, controlType, options, placement } = settings;
  const chosen = type.options.flatMap(({ code, label }) => {
    const quantity = options[code] ?? 0;
    return quantity === 0 ? [] : [quantity === 1 ? label : `${label} ×\u00a0${quantity}`];
  });
  const facts: (SettingFact | null)[] = [
    type.variants.length > 1
      ? {
          names: ['variant'],
          label: 'Wariant',
          value: variantOf(family, variant)?.label ?? variant,
        }
      : null,
    { names: ['color'], label: type.colorLabel, value: color },
    { names: ['frameColor'], label: type.frameColorLabel, value: frameColor },
    type.controlTypes.length > 1
      ? { names: ['controlType'], label: 'Sterowanie', value: controlLabel(controlType) }
      : null,
    type.options.length > 0
      ? { names: ['options'], label: 'Dodatki', value: chosen.join(', ') || 'bez dodatków' }
      : null,
    ...type.placement.map((setting): SettingFact | null => {
      if (setting.kind === 'sides') return null;
      const value = placementLabel(setting, placement[setting.code]);
      return { names: ['placement'], label: setting.label, value };
    }),
  ];
  return facts.filter((fact) => fact !== null);
}

function placementLabel(
  setting: Exclude<PlacementSetting, SidesSetting>,
  value: number | string | undefined,
): string {
  if (setting.kind === 'number') return `${value ?? setting.defaultValue}\u00a0${setting.unit}`;
  const choice = setting.choices.find(({ code }) => code === value) ?? setting.choices[0];
  return choice.label;
}
