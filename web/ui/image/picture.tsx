import { joinClasses } from '../../lib/join-classes';
import styles from './picture.module.css';

/** A picture as the shop's API describes it. */
export interface PictureData {
  url: string;
  /** Width and height in px; null where only the URL is known. */
  width: number | null;
  height: number | null;
  /** A preview of few pixels as a data: URL; null without one. */
  placeholder: string | null;
  alt: string;
  /** What stays visible where the picture is cropped, as `object-position`: "30% 60%"; null: the middle. */
  position: string | null;
  /** The same picture in several widths, the best format first. */
  sources: readonly { type: string; srcSet: string }[];
}

interface PictureProps {
  picture: PictureData;
  /** How wide the picture is shown, in the form of the attribute `sizes`: "(width < 48rem) 100vw, 384px". */
  sizes: string;
  /** Empty where a text beside the picture says the same. */
  alt?: string;
  /**
   * The ratio of width to height of the place that the picture fills: "3 / 2"; without it the place has its own height.
   */
  ratio?: string;
  /** For pictures above the fold: "eager" is loaded without delay, "first" with high priority, too. */
  urgency?: 'lazy' | 'eager' | 'first';
  /** "cover" crops the picture to the place it fills; "contain" shows all of it, with margins. */
  fit?: 'cover' | 'contain';
}

/** A picture in the best format and width for its place, with a blurred preview while it loads. */
export function Picture({
  picture,
  sizes,
  alt = picture.alt,
  ratio,
  urgency = 'lazy',
  fit = 'cover',
}: PictureProps) {
  const objectPosition = (fit === 'cover' && picture.position) || undefined;
  const lazy = urgency === 'lazy';
  // Where a browser supports sizes="auto", it takes the width of a lazy picture from the layout.
  const widths = lazy ? `auto, ${sizes}` : sizes;
  return (
    <span
      className={styles.picture}
      style={ratio ? { aspectRatio: ratio, height: 'auto' } : undefined}
    >
      {fit === 'cover' && picture.placeholder !== null && (
        <span
          className={styles.preview}
          style={{ backgroundImage: `url("${picture.placeholder}")` }}
        />
      )}
      <picture>
        {picture.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={widths} />
        ))}
        <img
          className={joinClasses(styles.image, fit === 'contain' && styles.contain)}
          style={{ objectPosition }}
          src={picture.url}
          alt={alt}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          loading={lazy ? 'lazy' : 'eager'}
          fetchPriority={urgency === 'first' ? 'high' : undefined}
          decoding="async"
          draggable={false}
        />
      </picture>
    </span>
  );
}
