import { Link } from '../../ui/button/link';
import { Icon, type IconName } from '../../ui/image/icon';
import styles from './area-cards.module.css';

interface Area {
  to: string;
  icon: IconName;
  title: string;
  text: string;
}

const AREAS: readonly Area[] = [
  {
    to: '/admin/products',
    icon: 'ruler',
    title: 'Produkty',
    text: 'Katalog, ceny, wymiary i\u00a0zdjęcia',
  },
  {
    to: '/admin/orders',
    icon: 'document',
    title: 'Zamówienia',
    text: 'Statusy, dokumenty i\u00a0dane klientów',
  },
  {
    to: '/admin/inventory',
    icon: 'cube',
    title: 'Magazyn',
    text: 'Stany, rezerwacje i\u00a0braki',
  },
  {
    to: '/admin/inquiries',
    icon: 'mail',
    title: 'Zapytania',
    text: 'Pytania klientów i\u00a0odpowiedzi',
  },
];

/** Links to the four main areas of the staff area. */
export function AreaCards() {
  return (
    <nav aria-label="Działy">
      <ul className={styles.areas}>
        {AREAS.map(({ to, icon, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.card}>
              <Icon name={icon} />
              <strong>{title}</strong>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
