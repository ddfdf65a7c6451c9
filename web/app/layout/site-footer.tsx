import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { upperFirst } from '#engine/locale/text';
import { typeset } from '#engine/locale/typeset';
import {
  accessoriesLink,
  categoryLinks,
  legalLinks,
  serviceLinks,
  type SiteLink,
} from '../../features/pages/site-links';
import { phoneLink } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { Icon } from '../../ui/image/icon';
import { Louvres } from '../../ui/image/louvres';
import { Container } from '../../ui/layout/section';
import { type SiteFooterFragment, SiteFooterFragmentDoc } from './site-footer.generated';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  company: FragmentType<SiteFooterFragment>;
  /** Pages that staff have written for the footer. */
  pages: readonly { slug: string; title: string }[];
}

export function SiteFooter({ pages, ...props }: SiteFooterProps) {
  const { data: company } = useSuspenseFragment({
    fragment: SiteFooterFragmentDoc,
    from: props.company,
  });
  return (
    <footer className={styles.footer} data-tone="shade">
      <Louvres />
      <Container>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo name={company.name} logo={company.darkLogo} isPlain={company.logo !== null} />
            <p>{`${upperFirst(company.tagline)}. ${typeset(upperFirst(company.warranty))}.`}</p>
          </div>
          <LinkList title="Produkty" links={[...categoryLinks, accessoriesLink]} />
          <LinkList title="Usługi" links={serviceLinks} />
          <Contact company={company} />
        </div>
        <div className={styles.bottom}>
          <p>
            <span>{company.name}</span>
            {company.street && (
              <span>{`, ${company.street}, ${company.postalCode} ${company.city}`}</span>
            )}
            {company.nip && <span>{` · NIP ${company.nip}`}</span>}
          </p>
          <ul className={styles.legal}>
            {[
              ...legalLinks,
              ...pages.map(({ slug, title }) => ({ to: `/${slug}`, label: title })),
            ].map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <Fold title={title}>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

/** A part of the footer: folded on a phone until it is opened; in wider windows its title is a plain heading. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fold}>
      <h2 className={styles.title}>{title}</h2>
      <details>
        <summary className={styles.title}>
          <span>{title}</span>
          <Icon name="chevron-down" />
        </summary>
        {children}
      </details>
    </div>
  );
}

function Contact({ company }: { company: SiteFooterFragment }) {
  return (
    <Fold title="Kontakt">
      <ul className={styles.list}>
        {company.phone && (
          <li>
            <a href={phoneLink(company.phone)}>{company.phone}</a>
          </li>
        )}
        {company.email && (
          <li>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
        )}
        <li>
          <Link to="/kontakt">Formularz kontaktowy</Link>
        </li>
      </ul>
      <dl className={styles.hours}>
        {company.openingHours.map(({ label, hours }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
        {company.emergencyPhone && (
          <div>
            <dt>Awarie 24/7</dt>
            <dd>
              <a href={phoneLink(company.emergencyPhone)}>{company.emergencyPhone}</a>
            </dd>
          </div>
        )}
      </dl>
    </Fold>
  );
}

interface LogoProps {
  name: string;
  /** The company's own, for this background. */
  logo: { url: string; width: number; height: number } | null;
  /** Whether the name stands alone where there is no logo for this background. */
  isPlain?: boolean;
}

/** The company's logo; without one the shop's name beside its sign: a low sun behind three louvres. */
export function Logo({ name, logo, isPlain = false }: LogoProps) {
  if (logo)
    return (
      <img
        className={styles.own}
        src={logo.url}
        width={logo.width}
        height={logo.height}
        alt={name}
      />
    );
  if (isPlain) return <span className={styles.logo}>{name}</span>;
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
