import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { phoneLink } from '../../../lib/text/phone-link';
import { Notice } from '../../../ui/content/notice';
import { type ContactHoursFragment, ContactHoursFragmentDoc } from './contact-hours.generated';
import styles from './contact-hours.module.css';
import { OpeningNow } from './opening-now';

/** The opening hours, and the emergency number, which is answered at any hour. */
export function ContactHours(props: { company: FragmentType<ContactHoursFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: ContactHoursFragmentDoc,
    from: props.company,
  });
  return (
    <>
      <OpeningNow company={company} />
      {company.openingHours.length === 0 && <p>Godziny otwarcia podamy wkrótce.</p>}
      <dl className={styles.hours}>
        {company.openingHours.map(({ label, hours }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {company.emergencyPhone && (
        <Notice tone="info" title="Serwis awaryjny całą dobę">
          Silnik stanął, a&nbsp;markiza jest rozwinięta? Zadzwoń o&nbsp;każdej porze:{' '}
          <a className={styles.phone} href={phoneLink(company.emergencyPhone)}>
            {company.emergencyPhone}
          </a>
        </Notice>
      )}
    </>
  );
}
