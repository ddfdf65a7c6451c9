import { formatNumber } from '../../lib/text/format-number';
import { pluralCount } from '../../lib/text/plural';
import { isNarrowed } from '../kit/list/list-view';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useListView } from '../kit/list/use-list-view';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { ImportSummary } from './import-summary';
import { paymentsList, toFilter } from './payments-list';
import { PaymentsPageDocument } from './payments-page.generated';
import { PaymentsToDecide } from './payments-to-decide';
import { StatementButton } from './statement-button';
import { useStatementImport } from './use-statement-import';
import { TransfersTable } from './transfers-table';

/** Transfers of bank statements: booked ones, those that staff have set aside, and those that wait for a decision. */
export function PaymentsPage() {
  const { view, variables, change } = useListView(paymentsList);
  const { filter, sort, page } = variables;
  const query = { filter: toFilter(filter), sort, page };
  const { data, loading, error, refetch } = useStaffQuery(PaymentsPageDocument, query);
  const { answer, sending, send, clear } = useStatementImport();
  const total = data?.bankTransfers.totalCount ?? 0;

  return (
    <AdminPage
      title="Przelewy"
      remark={data && countText(total, view.show === null && !isNarrowed(view))}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <PaymentsToDecide payments={data?.paymentsToDecide} />
      {answer && (
        <ImportSummary answer={answer} onAccept={(file) => void send(file, true)} onClose={clear} />
      )}
      <TransfersTable
        transfers={data?.bankTransfers.items}
        total={total}
        loading={loading}
        view={view}
        onChange={change}
        tools={<StatementButton loading={sending} onChoose={(file) => void send(file)} />}
      />
    </AdminPage>
  );
}

function countText(total: number, areWaiting: boolean): string {
  if (!areWaiting) return pluralCount(total, ['przelew', 'przelewy', 'przelewów']);
  return total === 0 ? 'nic nie czeka' : `do decyzji: ${formatNumber(total)}`;
}
