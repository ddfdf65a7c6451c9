import { FIRST_CATEGORY, type Category } from '#engine/goods/families/categories';
import { Link } from '../ui/button/link';
import { Icon } from '../ui/image/icon';
import { Section } from '../ui/layout/section';
import styles from './tool-links.module.css';

/** A strip of links to what helps a visitor to decide; the measuring guide is that of the category. */
export function ToolLinks({ category = FIRST_CATEGORY }: { category?: Category }) {
  return (
    <div data-screen-only>
      <Section size="s" tone="sand" aria-label="Pomoc w&nbsp;wyborze">
        <ul className={styles.tools}>
          {[
            { to: '/dobierz', label: 'Pomóż mi dobrać' },
            { to: '/projekt', label: 'Cały dom naraz' },
            { to: '/tkaniny', label: 'Próbki tkanin' },
            { to: `/pomiar/${category}`, label: 'Jak zmierzyć' },
          ].map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>
                <span>{label}</span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
