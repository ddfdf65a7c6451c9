import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Width and height as CSS lengths; by default as wide as the container and 1em high. */
  width?: string;
  height?: string;
  /** The ratio of width to height, for pictures: "4 / 3". */
  ratio?: string;
}

/** A placeholder in the shape of the content that is loading. */
export function Skeleton({ width = '100%', height = '1em', ratio }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ width, height: ratio ? 'auto' : height, aspectRatio: ratio }}
    />
  );
}
