import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { phoneLink } from '../../lib/text/phone-link';
import { ButtonLink } from '../../ui/button/button-link';
import { Icon } from '../../ui/image/icon';
import { Section } from '../../ui/layout/section';
import styles from './about-contact.module.css';
import { type AboutContactFragment, AboutContactFragmentDoc } from './about-page.generated';

export function AboutContact(props: { company: FragmentType<AboutContactFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: AboutContactFragmentDoc,
    from: props.company,
  });
  return (
    <Section tone="shade" size="l" aria-labelledby="poznajmy-sie">
      <div className={styles.contact}>
        <h2 id="poznajmy-sie">Poznajmy się</h2>
        <ul className={styles.ways}>
          {company.phone && (
            <li>
              <Icon name="phone" />
              <a href={phoneLink(company.phone)}>{company.phone}</a>
            </li>
          )}
          {company.email && (
            <li>
              <Icon name="mail" />
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
          )}
          {company.city && (
            <li>
              <Icon name="pin" />
              <span>{company.city}</span>
            </li>
          )}
        </ul>
        <div className={styles.actions}>
          <ButtonLink to="/wycena">Bezpłatna wycena</ButtonLink>
          <ButtonLink to="/kontakt" variant="secondary">
            Wszystkie dane kontaktowe
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
