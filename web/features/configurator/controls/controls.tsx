import { formatMoney } from '../../../lib/format-money';
import { RadioCards } from '../../../ui/radio-cards';
import { Segmented } from '../../../ui/segmented';
import type {
  ConfiguratorColorFragment,
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from '../configurator-page.generated';
import type {
  ConfigurationIssueFragment,
  ConfigurationRepairFragment,
} from '../price-quote.generated';
import { type Settings, withProduct } from '../settings';
import { AngleField } from './angle-field';
import { ColorField } from './color-field';
import styles from './controls.module.css';
import { OptionList } from './option-list';
import { ProductField } from './product-field';
import { SizeFields } from './size-fields';

/** Every control of the family, in the order in which a person decides. */
export function Controls({
  type,
  products,
  product,
  colors,
  settings,
  issues,
  onChange,
  onRepair,
  onUnreadable,
}: {
  type: ConfiguratorTypeFragment;
  products: readonly ConfiguratorProductFragment[];
  product: ConfiguratorProductFragment;
  colors: readonly ConfiguratorColorFragment[];
  settings: Settings;
  issues: readonly ConfigurationIssueFragment[];
  onChange: (change: (settings: Settings) => Settings) => void;
  onRepair: (repair: ConfigurationRepairFragment) => void;
  onUnreadable: (change: (fields: readonly string[]) => readonly string[]) => void;
}) {
  const set = (change: Partial<Settings>): void =>
    onChange((current) => ({ ...current, ...change }));
  return (
    <form className={styles.controls} onSubmit={(event) => event.preventDefault()}>
      <ProductField
        products={products}
        value={settings.productId}
        onChange={(next) => onChange((current) => withProduct(current, next))}
      />
      <Variants
        type={type}
        product={product}
        value={settings.variant}
        onChange={(variant) => set({ variant })}
      />
      <SizeFields
        type={type}
        product={product}
        sizes={settings.sizes}
        issues={issues}
        onChange={(dimension, value) =>
          onChange((current) => ({ ...current, sizes: { ...current.sizes, [dimension]: value } }))
        }
        onUnreadable={onUnreadable}
        onRepair={onRepair}
      />
      <ColorField
        label={type.colorLabel}
        value={settings.color}
        names={product.availableColors}
        colors={colors}
        onChange={(color) => set({ color })}
      />
      <ColorField
        label={type.frameColorLabel}
        value={settings.frameColor}
        names={product.availableFrameColors}
        colors={colors}
        onChange={(frameColor) => set({ frameColor })}
      />
      <p className={styles.hint}>Kolor na ekranie może różnić się od wzornika.</p>
      <Angles type={type} settings={settings} onChange={set} />
      {type.controlTypes.length > 1 && (
        <Segmented
          legend="Sterowanie"
          value={settings.controlType}
          choices={[
            { value: 'manual', label: 'Manualne' },
            {
              value: 'electric',
              label: `Elektryczne +\u00a0${formatMoney(type.electricControlPrice)}`,
            },
          ]}
          onChange={(controlType) => set({ controlType })}
        />
      )}
      {type.options.length > 0 && (
        <OptionList
          options={type.options}
          quantities={settings.options}
          onChange={(code, quantity) =>
            onChange((current) => ({
              ...current,
              options: { ...current.options, [code]: quantity },
            }))
          }
        />
      )}
    </form>
  );
}

function Variants({
  type,
  product,
  value,
  onChange,
}: {
  type: ConfiguratorTypeFragment;
  product: ConfiguratorProductFragment;
  value: string;
  onChange: (variant: string) => void;
}) {
  const variants = type.variants.filter(({ code }) => product.availableVariants.includes(code));
  if (variants.length < 2) return null;
  return (
    <RadioCards
      legend="Wariant"
      value={value}
      choices={variants.map(({ code, label, description, factor }) => ({
        value: code,
        label,
        description,
        aside: surcharge(factor),
      }))}
      onChange={onChange}
    />
  );
}

function Angles({
  type: { maxLamelOrientation, maxOpeningAngle },
  settings,
  onChange,
}: {
  type: ConfiguratorTypeFragment;
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}) {
  return (
    <>
      {maxLamelOrientation > 0 && (
        <AngleField
          label="Obrót lameli"
          hint="Na rysunku. W&nbsp;gotowej pergoli lamele obracasz, kiedy chcesz."
          value={settings.lamelOrientation}
          max={maxLamelOrientation}
          onChange={(lamelOrientation) => onChange({ lamelOrientation })}
        />
      )}
      {maxOpeningAngle > 0 && (
        <AngleField
          label="Kąt otwarcia lameli"
          hint="0° to żaluzja zamknięta, 90° przepuszcza najwięcej światła."
          value={settings.openingAngle}
          max={maxOpeningAngle}
          onChange={(openingAngle) => onChange({ openingAngle })}
        />
      )}
    </>
  );
}

/** "+15 %" of a factor of 1.15; nothing for 1.00. */
function surcharge(factor: string): string | undefined {
  const percent = Math.round((Number(factor) - 1) * 100);
  return percent > 0 ? `+${percent}\u00a0%` : undefined;
}
