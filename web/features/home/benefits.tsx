import { Icon, type IconName } from '../../ui/image/icon';
import { Section } from '../../ui/layout/section';
import styles from './benefits.module.css';

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'shield',
    title: 'Do 10\u00a0lat gwarancji',
    text: '5\u00a0lat gwarancji producenta na całość, do 10\u00a0lat na konstrukcję.',
  },
  {
    icon: 'tools',
    title: 'Montaż w\u00a0cenie',
    text: 'Podstawowy montaż i\u00a0transport do 100\u00a0km są wliczone w\u00a0cenę produktu.',
  },
  {
    icon: 'truck',
    title: 'Darmowa dostawa',
    text: 'W\u00a0całej Europie, od 2 do 4\u00a0tygodni od zamówienia.',
  },
  {
    icon: 'phone',
    title: 'Doradca w\u00a024\u00a0godziny',
    text: 'Po zamówieniu dzwonimy, potwierdzamy wymiary i\u00a0ustalamy termin montażu.',
  },
];

export function Benefits() {
  return (
    <Section size="m" aria-labelledby="dlaczego">
      <div className={styles.section}>
        <h2 id="dlaczego">Dlaczego Cieniomat</h2>
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
