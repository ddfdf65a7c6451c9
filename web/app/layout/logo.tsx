import styles from './logo.module.css';

/** The shop's name beside its sign: a low sun behind three louvres. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle className={styles.sun} cx="16" cy="13" r="9" />
        <path
          className={styles.louvres}
          d="M2 15h28l-1.6 3.4H3.6zM3.8 20.5h24.4l-1.6 3.4H5.4zM5.8 26h20.4l-1.6 3.4H7.4z"
        />
      </svg>
      <span>{name}</span>
    </span>
  );
}
