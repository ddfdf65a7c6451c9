import { Link } from '../../../ui/button/link';
import styles from './size-fields.module.css';

interface MeasuringLinkProps {
  category: string;
  /** The search parameters that restore the settings, and the cart line that is being changed. */
  search: string;
  /** The variant, in the link even where it is the product's default: the assistant does not load the product. */
  variant: string;
}

/** A link to the measuring assistant, which returns the sizes to these settings. */
export function MeasuringLink({ category, search, variant }: MeasuringLinkProps) {
  const settings = new URLSearchParams(search);
  settings.set('variant', variant);
  return (
    <p className={styles.overall}>
      <Link to={`/pomiar/${category}?${settings}`}>Zmierz z&nbsp;asystentem</Link>: podpowie, gdzie
      przyłożyć miarę, i&nbsp;wstawi wymiary.
    </p>
  );
}
