import { RadioCards } from '../../../ui/form/radio-cards';
import type {
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from '../configurator-page.generated';
import type { Settings } from '../settings/settings';

/** The choice of the product's variant; nothing where it has fewer than two. */
export function VariantField({
  type,
  product,
  settings,
  onChange,
}: {
  type: ConfiguratorTypeFragment;
  product: ConfiguratorProductFragment;
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}) {
  const variants = type.variants.filter(({ code }) => product.availableVariants.includes(code));
  if (variants.length < 2) return null;
  return (
    <RadioCards
      legend="Wariant"
      value={settings.variant}
      choices={variants.map(({ code, label, description, factor }) => ({
        value: code,
        label,
        description,
        aside: surcharge(factor),
      }))}
      onChange={(variant) => onChange({ variant })}
    />
  );
}

/** "+15%" for a factor of 1.15; undefined where the variant costs no more. */
function surcharge(factor: string): string | undefined {
  const percent = Math.round((Number(factor) - 1) * 100);
  return percent > 0 ? `+${percent}%` : undefined;
}
