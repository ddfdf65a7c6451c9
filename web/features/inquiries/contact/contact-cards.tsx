import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { phoneLink } from '../../../lib/text/format';
import { Icon, type IconName } from '../../../ui/image/icon';
import { Section } from '../../../ui/layout/section';
import { type ContactCardsFragment, ContactCardsFragmentDoc } from './contact-cards.generated';
import styles from './contact-cards.module.css';

/** The company's phone, e-mail, address and opening hours, each as a card; nothing while it has told none of them. */
export function ContactCards(props: { company: FragmentType<ContactCardsFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: ContactCardsFragmentDoc,
    from: props.company,
  });
  const { phone, email, street, openingHours } = company;
  if (!phone && !email && !street && openingHours.length === 0) return null;
  return (
    <Section size="m" aria-label="Dane kontaktowe">
      <ul className={styles.cards}>
        {phone && (
          <Card icon="phone" title="Telefon" remark="Najszybciej, gdy chcesz ustalić szczegóły">
            <a href={phoneLink(phone)}>{phone}</a>
          </Card>
        )}
        {email && (
          <Card icon="mail" title="E-mail" remark="Dołącz zdjęcie miejsca montażu">
            <a href={`mailto:${email}`}>{email}</a>
          </Card>
        )}
        {street && (
          <Card icon="pin" title="Adres" remark={'Próbki tkanin i\u00a0profili na miejscu'}>
            <span>{`${street},`}</span> <span>{`${company.postalCode} ${company.city}`}</span>
          </Card>
        )}
        {openingHours.length > 0 && (
          <Card icon="clock" title="Godziny otwarcia" remark={null}>
            {openingHours.map(({ label, hours }) => (
              <span key={label}>{`${label}: ${hours}`}</span>
            ))}
          </Card>
        )}
      </ul>
    </Section>
  );
}

interface CardProps {
  icon: IconName;
  title: string;
  remark: string | null;
  children: ReactNode;
}

function Card({ icon, title, remark, children }: CardProps) {
  return (
    <li className={styles.card}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.value}>{children}</p>
      {remark && <p className={styles.remark}>{remark}</p>}
    </li>
  );
}
