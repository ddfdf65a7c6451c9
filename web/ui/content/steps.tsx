import styles from './steps.module.css';

interface Step {
  title: string;
  text: string;
}

export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
