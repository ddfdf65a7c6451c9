import type { PermissionName } from '#engine/trade/rights/permissions';
import { Link } from '../../ui/button/link';
import { Icon, type IconName } from '../../ui/image/icon';
import { may, useViewer } from '../kit/page/viewer';
import styles from './area-cards.module.css';

interface Area {
  to: string;
  icon: IconName;
  title: string;
  text: string;
  access: PermissionName;
}

const AREAS: readonly Area[] = [
  {
    to: '/admin/products',
    icon: 'ruler',
    title: 'Produkty',
    text: 'Katalog, ceny, wymiary i\u00a0zdjęcia',
    access: 'catalogue:write',
  },
  {
    to: '/admin/orders',
    icon: 'document',
    title: 'Zamówienia',
    text: 'Statusy, dokumenty i\u00a0dane klientów',
    access: 'orders:read',
  },
  {
    to: '/admin/inventory',
    icon: 'cube',
    title: 'Magazyn',
    text: 'Stany, rezerwacje i\u00a0braki',
    access: 'inventory:read',
  },
  {
    to: '/admin/inquiries',
    icon: 'mail',
    title: 'Zapytania',
    text: 'Pytania klientów i\u00a0odpowiedzi',
    access: 'inquiries:read',
  },
];

/** Links to the main areas of the staff area that the viewer may see. */
export function AreaCards() {
  const viewer = useViewer();
  return (
    <nav aria-label="Działy">
      <ul className={styles.areas}>
        {AREAS.filter(({ access }) => may(viewer, access)).map(({ to, icon, title, text }) => (
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
