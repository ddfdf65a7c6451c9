import { useQuery } from '@apollo/client/react';
import { App, Button, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import type { DuplicateReason } from '../../apollo/schema.generated';
import { Link } from '../../ui/button/link';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Section } from '../kit/page/admin-page';
import { SEARCH_ICON } from '../kit/page/antd-defaults';
import {
  CustomerPageDocument,
  CustomersToMergeDocument,
  MergeCustomersDocument,
  UnmergeCustomerDocument,
  type CustomerFileFragment,
  type NamedCustomerFragment,
} from './customer-page.generated';
import { customerTitle } from './customer-title';
import styles from './customer-page.module.css';

const REASONS: Record<DuplicateReason, string> = {
  email: 'ta sama skrzynka',
  phone: 'ten sam telefon',
  name: 'to samo nazwisko i\u00a0kod pocztowy',
};

/** The cards that are one with this one, those that may be, and a search for others. */
export function MergeSection({ customer }: { customer: CustomerFileFragment }) {
  const { root, aliases, duplicates } = customer;
  const { merge, unmerge, isBusy } = useMerging(customer);
  return (
    <Section title="Inne karty tej osoby">
      <ul className={styles.list}>
        {aliases.map((alias) => (
          <li key={alias.id}>
            <CustomerLink customer={alias} />
            <span className={styles.remark}>połączona</span>
            <Button size="small" disabled={isBusy} onClick={() => void unmerge(alias)}>
              Rozłącz
            </Button>
          </li>
        ))}
        {!root &&
          duplicates.map(({ customer: other, reasons }) => (
            <li key={other.id}>
              <CustomerLink customer={other} />
              <span className={styles.remark}>
                {reasons.map((reason) => REASONS[reason]).join(', ')}
              </span>
              <Button size="small" disabled={isBusy} onClick={() => void merge(other)}>
                Połącz
              </Button>
            </li>
          ))}
      </ul>
      {root ? (
        <Button disabled={isBusy} onClick={() => void unmerge(customer)}>
          Rozłącz tę kartę
        </Button>
      ) : (
        <OtherCustomer own={customer.id} isBusy={isBusy} onMerge={merge} />
      )}
    </Section>
  );
}

const CustomerLink = ({ customer }: { customer: NamedCustomerFragment }) => (
  <Link to={`/admin/customers/${customer.id}`}>{nameOf(customer)}</Link>
);

function nameOf(customer: NamedCustomerFragment): string {
  const title = customerTitle(customer);
  const contact = customer.email ?? customer.phone;
  return contact && contact !== title ? `${title}, ${contact}` : title;
}

function useMerging(customer: CustomerFileFragment) {
  const { modal } = App.useApp();
  const refetch = [CustomerPageDocument];
  const failed = 'Nie udało się zmienić kart';
  const [mergeCustomers, merging] = useStaffMutation(MergeCustomersDocument, {
    done: 'Karty są połączone',
    failed,
    refetch,
  });
  const [unmergeCustomer, unmerging] = useStaffMutation(UnmergeCustomerDocument, {
    done: 'Karty są rozłączone, każda jak przedtem',
    failed,
    refetch,
  });
  const merge = async (other: NamedCustomerFragment): Promise<void> => {
    const { id, version } = other;
    const isConfirmed = await modal.confirm({
      title: `Połączyć z\u00a0kartą: ${nameOf(other)}?`,
      content:
        'Sprawy z\u00a0obu kart będą tutaj razem. Klient nic nie zobaczy, w\u00a0zamówieniach i\u00a0ofertach nic się nie zmieni. Karty można potem rozłączyć.',
      okText: 'Połącz',
      cancelText: 'Anuluj',
    });
    if (isConfirmed) await mergeCustomers({ input: { id, version, intoId: customer.id } });
  };
  const unmerge = async ({ id, version }: Pick<NamedCustomerFragment, 'id' | 'version'>) => {
    await unmergeCustomer({ input: { id, version } });
  };
  return { merge, unmerge, isBusy: merging.loading || unmerging.loading };
}

interface OtherCustomerProps {
  own: number;
  isBusy: boolean;
  onMerge: (other: NamedCustomerFragment) => Promise<void>;
}

/** Finds another card by name, e-mail or telephone. */
function OtherCustomer({ own, isBusy, onMerge }: OtherCustomerProps) {
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState<NamedCustomerFragment | null>(null);
  const text = useDeferredValue(typed.trim());
  const { data, loading } = useQuery(CustomersToMergeDocument, {
    variables: { text },
    skip: text.length < 2,
    fetchPolicy: 'network-only',
  });
  const found = (data?.customers.items ?? []).filter(({ id }) => id !== own);
  return (
    <div className={styles.choice}>
      <Select<number>
        aria-label="Inna karta"
        placeholder="Znajdź inną kartę: nazwisko, e-mail, telefon"
        value={chosen?.id ?? null}
        showSearch={{ filterOption: false, onSearch: setTyped, ...SEARCH_ICON }}
        loading={loading}
        notFoundContent={text.length < 2 ? 'Wpisz co najmniej dwie litery' : 'Nie ma takiej karty'}
        options={found.map((each) => ({ value: each.id, label: nameOf(each) }))}
        onChange={(id) => choose(found.find((each) => each.id === id) ?? null)}
      />
      <Button
        disabled={isBusy || chosen === null}
        onClick={() => chosen && void onMerge(chosen).then(() => choose(null))}
      >
        Połącz
      </Button>
    </div>
  );
}
