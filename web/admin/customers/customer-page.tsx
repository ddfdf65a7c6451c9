import { useQuery } from '@apollo/client/react';
import { Alert, Button, Descriptions, Empty } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { consentLabel } from '#engine/trade/shop/consent-labels';
import { formatDate } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { Link } from '../../ui/button/link';
import { readId } from '../kit/list/rows';
import { AdminPage, Section } from '../kit/page/admin-page';
import { PhoneLink } from '../kit/page/inline-parts';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { AttachedFiles } from '../trade/files/attached-files';
import { ORDER_NOUNS } from '../trade/status-tags';
import { CustomerPageDocument, type CustomerFileFragment } from './customer-page.generated';
import { CustomerTimeline } from './customer-timeline';
import { customerTitle } from './customer-title';
import { EditCustomer } from './edit-customer';
import { MergeSection } from './merge-customers';
import styles from './customer-page.module.css';

/** The file of one customer: who it is, and all matters in one timeline. */
export function CustomerPage() {
  const id = readId(useParams()['id'] ?? null);
  const { data, error, refetch } = useQuery(CustomerPageDocument, {
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const customer = data?.customer;
  const isMissing = id === null || (data !== undefined && !customer);
  return (
    <AdminPage
      title={customer ? customerTitle(customer) : 'Klient'}
      remark={customer && `klient od ${formatDate(customer.createdAt)}`}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {isMissing && <Empty description="Nie ma takiego klienta" />}
      {!data && !error && !isMissing && <Loading rows={10} />}
      {customer && <CustomerFile customer={customer} />}
    </AdminPage>
  );
}

function CustomerFile({ customer }: { customer: CustomerFileFragment }) {
  const [isEditing, setEditing] = useState(false);
  const { root, timeline } = customer;
  return (
    <div className={styles.file}>
      {root && (
        <Alert
          type="info"
          showIcon
          title={
            <>
              Ta karta jest połączona z&nbsp;kartą{' '}
              <Link to={`/admin/customers/${root.id}`}>{customerTitle(root)}</Link>. Poniżej są
              sprawy z&nbsp;obu.
            </>
          }
        />
      )}
      <div className={styles.who}>
        <Section title="Dane">
          <Descriptions size="small" column={1} items={factsOf(customer)} />
          <Button onClick={() => setEditing(true)}>Popraw dane</Button>
        </Section>
        <Section title="Zgody">
          <Consents consents={customer.consents} />
        </Section>
        <AttachedFiles subject="customer" subjectId={root?.id ?? customer.id} />
        <MergeSection customer={customer} />
      </div>
      <CustomerTimeline entries={timeline} />
      {isEditing && <EditCustomer customer={customer} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** What staff have on the card, and what else the customer has given in orders, offers and inquiries. */
function factsOf(customer: CustomerFileFragment) {
  const { name, companyName, companyTaxNumber, phone, address, notes, sums, contacts } = customer;
  const { names, emails, phones, addresses } = contacts;
  const others = (given: readonly string[], own: string | null) =>
    given.filter((each) => each !== own);
  const mails = emails.map((email) => (
    <a key={email} href={`mailto:${email}`}>
      {email}
    </a>
  ));
  const calls = [...(phone ? [phone] : []), ...others(phones, phone)].map((number) => (
    <PhoneLink key={number} phone={number} />
  ));
  const lines = [...(address ? [address] : []), ...others(addresses, address)];
  const facts = {
    Firma: companyName,
    NIP: companyTaxNumber,
    'Imię i\u00a0nazwisko': name,
    'Także jako': others(names, [name, companyName].filter(Boolean).join(', ')).join('; '),
    'E-mail': mails.length > 0 && <div className={styles.lines}>{mails}</div>,
    Telefon: calls.length > 0 && <div className={styles.lines}>{calls}</div>,
    Adres: lines.length > 0 && (
      <div className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    ),
    Zamówienia: `${pluralCount(sums.orderCount, ORDER_NOUNS)}, ${formatMoney(sums.ordersAmount)}`,
    'W\u00a0toku': pluralCount(sums.openCount, ['sprawa', 'sprawy', 'spraw']),
    Notatki: notes && <p className={styles.notes}>{notes}</p>,
  };
  return Object.entries(facts).flatMap(([label, children]) =>
    children ? [{ key: label, label, children }] : [],
  );
}

function Consents({ consents }: Pick<CustomerFileFragment, 'consents'>) {
  if (consents.length === 0) return <p>Klient nie wyraził jeszcze żadnej zgody.</p>;
  return (
    <ul className={styles.list}>
      {consents.map((consent) => (
        <li key={`${consent.code}-${consent.at}`}>
          <span>{consentLabel(consent)}</span>
          <span className={styles.remark}>
            {formatDate(consent.at)}
            {consent.withdrawnAt && `, wycofana ${formatDate(consent.withdrawnAt)}`}
          </span>
          {consent.orderId !== null && (
            <Link to={`/admin/orders?order=${consent.orderId}`}>
              zamówienie nr&nbsp;{consent.orderId}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
