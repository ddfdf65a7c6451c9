import { phoneLink } from '../../lib/text/phone-link';
import { ButtonLink } from '../../ui/button/button-link';
import { Link } from '../../ui/button/link';
import { related, type TextGroup } from './text-page-content';
import styles from './text-page.module.css';

/** What stands beside a text: the next step for its reader, and links to texts of the same kind. */
export function TextPageAside({ slug, phone }: { slug: string; phone: string | null }) {
  const group = related(slug);
  if (!group) return null;
  return (
    <aside className={styles.aside}>
      <NextStep group={group} phone={phone} />
      <nav aria-label={group.title}>
        <p className={styles.groupTitle}>{group.title}</p>
        <ul className={styles.links}>
          {group.pages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} aria-current={to === `/${slug}` ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

function NextStep({ group, phone }: { group: TextGroup; phone: string | null }) {
  return (
    <div className={styles.next}>
      <h2>{group.question}</h2>
      <p>{group.answer}</p>
      <ButtonLink to={group.action.to}>{group.action.label}</ButtonLink>
      {phone && (
        <a className={styles.phone} href={phoneLink(phone)}>
          {phone}
        </a>
      )}
    </div>
  );
}
