import { useApolloClient } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { longDay } from '#engine/locale/day';
import { formatNumber } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { FileButton } from '../kit/form/file-button';
import { useStaffRequest, refetchActive } from '../kit/form/staff-request';
import { isNarrowed } from '../kit/list/list-view';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { paymentsList, toFilter } from './payments-list';
import { PaymentsPageDocument } from './payments-page.generated';
import { PaymentsToDecide } from './payments-to-decide';
import { sendStatement, type StatementAnswer, type StatementSummary } from './send-statement';
import { TransfersTable } from './transfers-table';
import styles from './payments-page.module.css';

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
        tools={
          <Allowed to="payments:write">
            <StatementButton loading={sending} onChoose={(file) => void send(file)} />
          </Allowed>
        }
      />
    </AdminPage>
  );
}

function countText(total: number, areWaiting: boolean): string {
  if (!areWaiting) return pluralCount(total, ['przelew', 'przelewy', 'przelewów']);
  return total === 0 ? 'nic nie czeka' : `do decyzji: ${formatNumber(total)}`;
}

/** Includes all text and XML files, because banks use various file extensions. */
const ACCEPTED = '.sta,.mt940,.940,.txt,.xml,text/plain,application/xml,text/xml';

interface StatementButtonProps {
  loading: boolean;
  onChoose: (file: File) => void;
}

/** Chooses a bank statement to import. */
function StatementButton({ loading, onChoose }: StatementButtonProps) {
  return (
    <FileButton name="Wyciąg bankowy" accept={ACCEPTED} loading={loading} onChoose={onChoose}>
      Wczytaj wyciąg
    </FileButton>
  );
}

/** Imports bank statements; `answer` is the result of the last one, null while a file is being uploaded. */
function useStatementImport() {
  const client = useApolloClient();
  const request = useStaffRequest();
  const [answer, setAnswer] = useState<StatementAnswer | null>(null);
  const [sending, setSending] = useState(false);

  const send = async (file: File, acceptsDifference = false) => {
    setAnswer(null);
    setSending(true);
    const received = await sendStatement(request, file, acceptsDifference);
    setSending(false);
    setAnswer(received);
    refetchActive(client, [PaymentsPageDocument]);
  };
  return { answer, sending, send, clear: () => setAnswer(null) };
}

interface ImportSummaryProps {
  answer: StatementAnswer;
  /** Imports a statement although its balances do not fit its operations. */
  onAccept: (file: File) => void;
  onClose: () => void;
}

/** The result of an import, or why it was refused. */
function ImportSummary({ answer, onAccept, onClose }: ImportSummaryProps) {
  const closable = { closable: { 'aria-label': 'Zamknij', onClose } };
  if (answer.kind === 'refused')
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title="Wyciąg nie został wczytany"
        description={answer.problem}
        action={
          answer.file && (
            <Button onClick={() => answer.file && onAccept(answer.file)}>Wczytaj mimo to</Button>
          )
        }
        {...closable}
      />
    );
  const { summary } = answer;
  return (
    <output className={styles.summary}>
      <Alert
        type={summary.doubtfulCount + summary.unknownCount > 0 ? 'warning' : 'success'}
        showIcon
        title={`Wczytano wyciąg: ${period(summary)}`}
        description={COUNTS.map(
          ([key, label]) => `${label}:\u00a0${formatNumber(summary[key])}`,
        ).join(', ')}
        {...closable}
      />
    </output>
  );
}

const COUNTS = [
  ['bookedCount', 'zaksięgowane'],
  ['doubtfulCount', 'do wyjaśnienia'],
  ['unknownCount', 'nierozpoznane'],
  ['knownCount', 'znane wcześniej'],
  ['debitCount', 'pominięte obciążenia'],
] as const satisfies readonly (readonly [keyof StatementSummary, string])[];

const period = ({ firstDay, lastDay }: StatementSummary): string =>
  firstDay === lastDay ? longDay(firstDay) : `${longDay(firstDay)} – ${longDay(lastDay)}`;
