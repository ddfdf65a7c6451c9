import { ButtonLink } from '../button/button';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  /** The id of the heading, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** A link to more of the same. */
  more: { to: string; label: string } | null;
}

/** The title of a section and, beside it or on a phone below it, a link to more. */
export function SectionHeading({ id, title, more }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {more && (
        <ButtonLink to={more.to} variant="quiet" className={styles.more}>
          {more.label}
        </ButtonLink>
      )}
    </div>
  );
}
