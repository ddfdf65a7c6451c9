import { fabricOf, type Fabric, fabricFacts } from '#engine/goods/fabrics/fabrics';
import { FabricSwatch } from '../../../goods/fabric-swatch';
import { Link } from '../../../ui/button/link';
import { ColorField } from '../../../ui/form/color-field';
import { RadioCards } from '../../../ui/form/radio-cards';
import type {
  ConfiguratorColorFragment,
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from '../configurator-page.generated';
import { withVariant, type Settings } from '../settings/settings';
import styles from './color-fields.module.css';

/**
 * The colours of the covering (cloth, slats or roof) and of the frame, and the figures of the cloth if the chosen
 * colour is that of a fabric in the library.
 */
export function ColorFields({
  type,
  product,
  colors,
  settings,
  onChange,
}: {
  type: ConfiguratorTypeFragment;
  product: ConfiguratorProductFragment;
  colors: readonly ConfiguratorColorFragment[];
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}) {
  return (
    <>
      <ColorField
        label={type.colorLabel}
        value={settings.color}
        names={product.availableColors}
        colors={colors}
        onChange={(color) => onChange({ color })}
      />
      <FabricNote fabric={fabricOf(product.fabricCollection, settings.color)} />
      <ColorField
        label={type.frameColorLabel}
        value={settings.frameColor}
        names={product.availableFrameColors}
        colors={colors}
        onChange={(frameColor) => onChange({ frameColor })}
      />
      <p className={styles.hint}>Kolor na ekranie może różnić się od wzornika.</p>
    </>
  );
}

/** The cloth of a chosen colour with its figures, and a link to order a sample; empty where the colour has no cloth. */
function FabricNote({ fabric }: { fabric: Fabric | null }) {
  return (
    <div aria-live="polite">
      {fabric && (
        <div className={styles.note}>
          <FabricSwatch fabric={fabric} scale={3} className={styles.swatch} />
          <div>
            <p className={styles.text}>
              <strong>{`Tkanina ${fabric.name}`}</strong>: <span>{fabricFacts(fabric)}</span>.
            </p>
            <Link className={styles.link} to={`/tkaniny?probka=${fabric.id}#zamow`}>
              Zamów bezpłatną próbkę
            </Link>
          </div>
        </div>
      )}
    </div>
  );
}

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
      onChange={(variant) => onChange(withVariant(settings, variant))}
    />
  );
}

/** "+15%" for a factor of 1.15; undefined where the variant costs no more. */
function surcharge(factor: string): string | undefined {
  const percent = Math.round((Number(factor) - 1) * 100);
  return percent > 0 ? `+${percent}%` : undefined;
}
