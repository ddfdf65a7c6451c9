import { Icon } from '../../ui/image/icon';
import { Section } from '../../ui/layout/section';
import { benefits } from './benefits-content';
import styles from './benefits.module.css';

/** What speaks for the shop of this name. */
export function Benefits({ shop }: { shop: string }) {
  return (
    <Section size="m" aria-labelledby="dlaczego">
      <div className={styles.section}>
        <h2 id="dlaczego">{`Dlaczego ${shop}`}</h2>
        <ul className={styles.tiles}>
          {benefits.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
