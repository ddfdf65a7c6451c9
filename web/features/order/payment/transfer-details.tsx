import { longDay } from '#engine/locale/day';
import { useInBrowser } from '../../../lib/browser/hydration';
import { joinClasses } from '../../../lib/join-classes';
import { formatMoney } from '../../../lib/text/format';
import { Button } from '../../../ui/button/button';
import { toast } from '../../../ui/overlay/toast';
import type { OrderPaymentFragment } from './order-payment.generated';
import styles from './transfer-details.module.css';

type Transfer = NonNullable<OrderPaymentFragment['payment']['transfer']>;

/** The data for a bank transfer, with copy buttons, and the QR code for banking apps. */
export function TransferDetails({ transfer }: { transfer: Transfer }) {
  const { recipient, account, title, amount, due, qrCode, codeHasAmount } = transfer;
  return (
    <div className={styles.transfer}>
      <h3 className={styles.heading}>Przelew</h3>
      <dl className={styles.rows}>
        <Row label="Odbiorca" value={recipient} copied="nazwę odbiorcy" />
        <Row
          isLong
          label="Numer konta"
          value={account.replaceAll('\u00a0', ' ')}
          text={account.replaceAll(/\s/g, '')}
          copied="numer konta"
        />
        <Row label="Tytuł" value={title} copied="tytuł przelewu" />
        <Row
          label="Kwota"
          value={formatMoney(amount)}
          text={amount.replace('.', ',')}
          copied="kwotę"
        />
        <div className={styles.row}>
          <dt>Termin</dt>
          <dd>{longDay(due)}</dd>
        </div>
      </dl>
      <figure className={styles.code}>
        <svg viewBox={`0 0 ${qrCode.size} ${qrCode.size}`} aria-hidden="true">
          <path d={qrCode.path} shapeRendering="crispEdges" />
        </svg>
        <figcaption>
          Zeskanuj kod w&nbsp;aplikacji swojego banku.
          {!codeHasAmount && (
            <span>{' Kwotę wpisz samodzielnie: kod mieści najwyżej 9\u00a0999,99\u00a0zł.'}</span>
          )}
        </figcaption>
      </figure>
    </div>
  );
}

interface RowProps {
  label: string;
  value: string;
  /** The text to copy, if it differs from the displayed value. */
  text?: string;
  /** What is copied, in the accusative: "numer konta". */
  copied: string;
  /** Whether the value is shown in full width, below its button. */
  isLong?: boolean;
}

function Row({ label, value, text = value, copied, isLong = false }: RowProps) {
  return (
    <div className={joinClasses(styles.row, isLong && styles.long)}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <CopyButton text={text} what={copied} />
    </div>
  );
}

interface CopyButtonProps {
  text: string;
  /** What is copied, in the accusative: "numer konta". */
  what: string;
}

/** A button that copies a text, beside it in the list; rendered only where scripts run, which it needs. */
function CopyButton({ text, what }: CopyButtonProps) {
  const inBrowser = useInBrowser();
  if (!inBrowser) return null;
  return (
    <dd className={styles.copy} data-screen-only>
      <Button
        variant="quiet"
        size="s"
        aria-label={`Kopiuj ${what}`}
        onClick={() => void copy(text, what)}
      >
        Kopiuj
      </Button>
    </dd>
  );
}

async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `Skopiowano ${what}` });
  } catch {
    toast({ title: `Nie udało się skopiować`, description: text, tone: 'destructive' });
  }
}
