import { fabricOf, type Fabric, fabricFacts } from '#engine/goods/fabrics/fabrics';
import type {
  ConfiguratorColorFragment,
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from '../configurator-page.generated';
import type { Settings } from '../settings/settings';
import { ColorField } from '../../../ui/form/color-field';
import styles from './color-fields.module.css';
import { Link } from '../../../ui/button/link';
import { FabricSwatch } from '../../../goods/fabric-swatch';

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
