import { Button } from 'antd';
import { longDay } from '#engine/locale/day';
import { polishNumber } from '#engine/locale/polish-number';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { Allowed } from '../kit/page/allowed';
import { Tag } from '../kit/page/inline-parts';
import { useMay } from '../kit/page/viewer';
import { CellLines } from '../kit/table/scroll-table';
import {
  TRANSFER_REASON_LABELS,
  TRANSFER_STATE_LABELS,
  TRANSFER_STATE_TONES,
} from '../trade/labels';
import type { BankTransferRowFragment } from './payments-page.generated';
import styles from './transfer-cells.module.css';

interface TransferCellProps {
  transfer: BankTransferRowFragment;
}

export interface Decide {
  /** Opens the booking dialog with this order's number filled in; null: empty. */
  onBook: (transfer: BankTransferRowFragment, orderId: number | null) => void;
  onSetAside: (transfer: BankTransferRowFragment) => void;
  onUndo: (transfer: BankTransferRowFragment) => void;
}

function transferAmount({ amount, currency }: BankTransferRowFragment): string {
  if (currency === 'PLN') return formatMoney(amount);
  return `${polishNumber(Number(amount), { least: 2 })}\u00a0${currency}`;
}

/** The transfer in one line, at the top of the dialogs. */
export function TransferLine({ transfer }: TransferCellProps) {
  return (
    <p>
      {transferAmount(transfer)}, {transfer.partyName || 'płatnik nieznany'}:{' '}
      {transfer.title || 'bez tytułu'}
    </p>
  );
}

export function TransferAmount({ transfer }: TransferCellProps) {
  return (
    <CellLines>
      <strong>{transferAmount(transfer)}</strong>
      <time dateTime={transfer.bookedOn}>{longDay(transfer.bookedOn)}</time>
    </CellLines>
  );
}

export function TransferPayer({ transfer: { partyName, partyAccount, title } }: TransferCellProps) {
  return (
    <CellLines>
      <strong>{partyName || 'Płatnik nieznany'}</strong>
      <span className={styles.title}>{title || 'bez tytułu'}</span>
      {partyAccount && <span className={styles.account}>{partyAccount}</span>}
    </CellLines>
  );
}

/** The state of a transfer with its decision, and buttons: to undo the booking, else to book it or to set it aside. */
export function TransferDecision({ transfer, ...decide }: TransferCellProps & Decide) {
  const { state } = transfer;
  return (
    <div className={styles.decision}>
      <Tag tone={TRANSFER_STATE_TONES[state]}>{TRANSFER_STATE_LABELS[state]}</Tag>
      {transfer.orderId !== null && <BookedFor transfer={transfer} />}
      {transfer.note && <span>{transfer.note}</span>}
      {transfer.decidedAt && (
        <span className={styles.quiet}>
          {transfer.decidedByName ?? 'Automatycznie'}, {formatDateTime(transfer.decidedAt)}
        </span>
      )}
      {state === 'booked' && (
        <Allowed to="payments:write">
          <Button onClick={() => decide.onUndo(transfer)}>Cofnij księgowanie</Button>
        </Allowed>
      )}
      {state !== 'booked' && state !== 'split' && <Candidates transfer={transfer} {...decide} />}
    </div>
  );
}

function BookedFor({ transfer: { orderId, reasons } }: TransferCellProps) {
  return (
    <span>
      <Link to={`/admin/orders?q=${orderId}`}>Zamówienie nr&nbsp;{orderId}</Link>
      {reasons.length > 0 &&
        `: ${reasons.map((reason) => TRANSFER_REASON_LABELS[reason]).join(', ')}`}
    </span>
  );
}

/** What a payout of the payment provider consists of: payments of which orders, and its fee. */
export function payoutText({ payments, fee }: NonNullable<BankTransferRowFragment['payout']>) {
  if (fee === null) return 'Wypłata operatora płatności, nie wiadomo których wpłat';
  const parts = payments.map(({ orderId, amount }) => `nr\u00a0${orderId} ${formatMoney(amount)}`);
  return `Wypłata operatora płatności, zamówienia: ${parts.join(', ')}, opłata ${formatMoney(fee)}`;
}

function Candidates({ transfer, onBook, onSetAside }: TransferCellProps & Decide) {
  const mayWrite = useMay('payments:write');
  const isPayment = mayWrite && transfer.currency === 'PLN' && !transfer.payout;
  return (
    <>
      {transfer.payout && !transfer.note && <span>{payoutText(transfer.payout)}</span>}
      {transfer.candidates.length > 0 && (
        <ul className={styles.candidates} aria-label="Zamówienia, których może dotyczyć przelew">
          {transfer.candidates.map(({ orderId, customerName, outstanding, reasons }) => (
            <li key={orderId} className={styles.candidate}>
              <span>
                <Link to={`/admin/orders?q=${orderId}`}>Nr&nbsp;{orderId}</Link>, {customerName}, do
                zapłaty {formatMoney(outstanding)}
              </span>
              <span className={styles.quiet}>
                {reasons.map((reason) => TRANSFER_REASON_LABELS[reason]).join(', ')}
              </span>
              {isPayment && (
                <Button
                  aria-label={`Zaksięguj na zamówienie nr ${orderId}`}
                  onClick={() => onBook(transfer, orderId)}
                >
                  Zaksięguj
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {isPayment && <Button onClick={() => onBook(transfer, null)}>Wskaż zamówienie</Button>}
        {mayWrite && transfer.state !== 'set_aside' && (
          <Button onClick={() => onSetAside(transfer)}>Odłóż</Button>
        )}
      </div>
    </>
  );
}

export function CompactTransfer(props: TransferCellProps & Decide) {
  return (
    <div className={styles.compact}>
      <TransferAmount transfer={props.transfer} />
      <TransferPayer transfer={props.transfer} />
      <TransferDecision {...props} />
    </div>
  );
}
