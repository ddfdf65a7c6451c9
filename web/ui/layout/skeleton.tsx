import { Section } from './section';
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

/** The skeleton of pages without one of their own. */
export function PageSkeleton() {
  return (
    <Section size="m" aria-label="Wczytywanie strony">
      <div className={styles.lines}>
        <Skeleton width="60%" height="3rem" />
        <Skeleton width="90%" />
        <Skeleton width="80%" />
        <Skeleton ratio="21 / 9" />
      </div>
    </Section>
  );
}
