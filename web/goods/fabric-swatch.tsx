import type { Fabric } from '#engine/goods/fabrics/fabrics';
import { tileSize } from '#engine/goods/fabrics/weave';
import { joinClasses } from '../lib/join-classes';
import styles from './fabric-swatch.module.css';

interface FabricSwatchProps {
  fabric: Fabric;
  /** 1 shows the cloth in its real size, as far as CSS millimetres are exact on the screen. */
  scale?: number;
  className?: string;
}

/**
 * A piece of cloth, drawn thread by thread, that fills its box. Screen readers skip it, because its name is beside it.
 */
export function FabricSwatch({ fabric, scale = 1, className }: FabricSwatchProps) {
  const { width, height } = tileSize(fabric.collection.weave);
  return (
    <span
      aria-hidden
      className={joinClasses(styles.swatch, className)}
      style={{
        backgroundColor: fabric.hex,
        backgroundImage: `url(/rysunki/tkanina/${fabric.id}.svg)`,
        backgroundSize: `${width * scale}mm ${height * scale}mm`,
      }}
    />
  );
}
