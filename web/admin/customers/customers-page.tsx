import type { FragmentType } from '@apollo/client';
import { Segmented } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { CustomerSort } from '../../apollo/schema.generated';
import { formatDate } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { Link } from '../../ui/button/link';
import { flag, text } from '../kit/list/list-filters';
import { ListSearch } from '../kit/list/list-search';
import { listSpec } from '../kit/list/list-view';
import { useRows } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { PhoneLink, Tag } from '../kit/page/inline-parts';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { SavedViews } from '../kit/saved-views/saved-views';
import { ListTable } from '../kit/table/list-table';
import { CellLines } from '../kit/table/scroll-table';
import type { ListColumn } from '../kit/table/use-columns';
import { ORDER_NOUNS } from '../trade/status-tags';
import { customerTitle } from './customer-title';
import {
  CustomersPageDocument,
  CustomerRowFragmentDoc,
  type CustomerRowFragment,
} from './customers-page.generated';

const customersList = listSpec({
  filters: { isCompany: flag, text },
  sorts: ['newest', 'oldest', 'name_asc'] satisfies CustomerSort[],
  defaultSort: 'newest',
});

/** The list of customers; filter, sort order and page are kept in the URL. */
export function CustomersPage() {
  const { view, variables, change } = useListView(customersList);
  const { data, loading, error, refetch } = useStaffQuery(CustomersPageDocument, variables);
  const total = data?.customers.totalCount ?? 0;
  const navigate = useNavigate();
  const items: FragmentType<CustomerRowFragment>[] | undefined = data?.customers.items;
  return (
    <AdminPage
      title="Klienci"
      remark={data && pluralCount(total, ['klient', 'klientów', 'klientów'])}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <ListTable<CustomerRowFragment, CustomerSort>
        list="customers"
        columns={COLUMNS}
        rows={useRows(CustomerRowFragmentDoc, 'CustomerRow', items)}
        total={total}
        loading={loading}
        view={view}
        defaultSort={customersList.defaultSort}
        onChange={change}
        onOpen={({ id }) => void navigate(`/admin/customers/${id}`)}
        narrow={(customer) => <CompactCustomer customer={customer} />}
        empty="Brak klientów"
        search={
          <ListSearch
            label="Szukaj klientów"
            placeholder="Nazwisko, firma, e-mail, telefon, adres, NIP lub numer zamówienia"
            value={view.text}
            onSearch={(typed) => change({ text: typed })}
          />
        }
        filters={
          <Segmented<'all' | 'person' | 'company'>
            aria-label="Filtr rodzaju"
            value={view.isCompany === null ? 'all' : view.isCompany ? 'company' : 'person'}
            onChange={(kind) => change({ isCompany: kind === 'all' ? null : kind === 'company' })}
            options={[
              { value: 'all', label: 'Wszyscy' },
              { value: 'person', label: 'Osoby' },
              { value: 'company', label: 'Firmy' },
            ]}
          />
        }
        tools={<SavedViews list="customers" open={[]} />}
      />
    </AdminPage>
  );
}

type Column = ListColumn<CustomerRowFragment, CustomerSort>;

const COLUMNS: readonly Column[] = [
  {
    key: 'customer',
    title: 'Klient',
    width: 260,
    shown: 'always',
    sort: { ascend: 'name_asc' },
    render: (customer) => <Contact customer={customer} />,
  },
  { key: 'address', title: 'Adres', render: ({ address }) => address ?? '–' },
  {
    key: 'orders',
    title: 'Zamówienia',
    width: 150,
    align: 'right',
    render: ({ sums }) => <Orders sums={sums} />,
  },
  {
    key: 'open',
    title: 'W toku',
    width: 90,
    align: 'right',
    render: ({ sums }) => <Open count={sums.openCount} />,
  },
  {
    key: 'last',
    title: 'Ostatnia sprawa',
    width: 130,
    render: ({ sums }) => (sums.lastAt ? formatDate(sums.lastAt) : '–'),
  },
  {
    key: 'since',
    title: 'Od kiedy',
    width: 120,
    sort: { ascend: 'oldest', descend: 'newest' },
    render: ({ createdAt }) => formatDate(createdAt),
  },
];

function Contact({ customer }: { customer: CustomerRowFragment }) {
  const { id, email, phone } = customer;
  return (
    <CellLines>
      <Link to={`/admin/customers/${id}`}>
        <strong>{customerTitle(customer)}</strong>
      </Link>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <PhoneLink phone={phone} />}
    </CellLines>
  );
}

function Orders({ sums }: Pick<CustomerRowFragment, 'sums'>) {
  if (sums.orderCount === 0) return '–';
  return (
    <CellLines>
      <span>{formatMoney(sums.ordersAmount)}</span>
      <span>{pluralCount(sums.orderCount, ORDER_NOUNS)}</span>
    </CellLines>
  );
}

function Open({ count }: { count: number }) {
  return count === 0 ? '–' : <Tag tone="waiting">{count}</Tag>;
}

function CompactCustomer({ customer }: { customer: CustomerRowFragment }) {
  const { address, sums } = customer;
  return (
    <CellLines>
      <Contact customer={customer} />
      {address && <span>{address}</span>}
      {sums.orderCount > 0 && <Orders sums={sums} />}
      {sums.openCount > 0 && <Tag tone="waiting">w&nbsp;toku: {sums.openCount}</Tag>}
    </CellLines>
  );
}
