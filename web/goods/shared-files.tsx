import { formatBytes } from '../lib/text/format';
import styles from './agreed-page.module.css';

interface SharedFilesProps {
  /** The token of the page. */
  token: string;
  files: readonly { id: string; name: string; size: number }[];
}

/** Links to the files that the shop shows the customer of an order or offer. */
export function SharedFiles({ token, files }: SharedFilesProps) {
  return files.map(({ id, name, size }) => (
    <a
      key={id}
      className={styles.link}
      href={`/api/customer-files/${token}/${id}`}
      data-screen-only
    >{`${name} (${formatBytes(size)})`}</a>
  ));
}
