import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { type Fabric, fabricOf } from '#engine/goods/fabrics/fabrics';
import { cardOf } from '#engine/goods/families/categories';
import { FabricSwatch } from '../../../goods/fabric-swatch';
import { Link } from '../../../ui/button/link';
import {
  type ProductColorFragment,
  type ProductColorsFragment,
  ProductColorsFragmentDoc,
} from './product-colors.generated';
import styles from './product-colors.module.css';

interface ProductColorsProps {
  product: FragmentType<ProductColorsFragment>;
  /** All colours of the shop, in which the hex values are looked up. */
  colors: readonly ProductColorFragment[];
}

/** The colours of a product, for display; they are chosen in the configurator. */
export function ProductColors({ colors, ...props }: ProductColorsProps) {
  const { data: product } = useSuspenseFragment({
    fragment: ProductColorsFragmentDoc,
    from: props.product,
  });
  const hexOf = new Map(colors.map(({ name, hex }) => [name, hex]));
  const fabricIn = (color: string) => fabricOf(product.fabricCollection, color);
  const firstFabric = fabricIn(product.availableColors[0] ?? '');
  const { colorLabel, frameColorLabel } = cardOf(product.category);
  const rows: [label: string, names: readonly string[]][] = [
    [colorLabel, product.availableColors],
    [frameColorLabel, product.availableFrameColors],
  ];
  return (
    <dl className={styles.colors}>
      {rows.map(([label, names]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <ul className={styles.swatches}>
              {names.map((name) => (
                <li key={name}>
                  <ColorSample
                    fabric={names === product.availableColors ? fabricIn(name) : null}
                    hex={hexOf.get(name)}
                  />
                  <span>{name}</span>
                </li>
              ))}
            </ul>
            {names === product.availableColors && firstFabric && (
              <Link
                className={styles.link}
                to={`/tkaniny#kolekcja-${firstFabric.collection.code}`}
              >{`Tkanina ${firstFabric.collection.name}: obejrzyj splot i\u00a0zamów próbki`}</Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A swatch of a colour, drawn as cloth if it is the colour of a fabric. */
function ColorSample({ fabric, hex }: { fabric: Fabric | null; hex: string | undefined }) {
  if (fabric) return <FabricSwatch fabric={fabric} scale={2} className={styles.swatch} />;
  return <span className={styles.swatch} style={{ background: hex }} />;
}
