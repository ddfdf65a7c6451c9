import { Alert } from 'antd';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { VERSION_STATE_LABELS } from '#engine/trade/shop/order-changes';
import { formatDateTime } from '../../../lib/dates/format-date';
import type { VisitProtocolFragment } from './staff-visits.generated';
import styles from './visit-list.module.css';

const zloty = (amount: string): string => formatZloty(parseAmount(amount));

/** What the crew has written about a visit; nothing before that. */
export function VisitProtocol({
  visit: { protocol, protocolPath },
}: {
  visit: Pick<VisitProtocolFragment, 'protocol' | 'protocolPath'>;
}) {
  if (!protocol || !protocolPath) return null;
  const { signedName, signedAt, problem, change, goods } = protocol;
  return (
    <div className={styles.protocol}>
      <p>
        <a href={protocolPath} target="_blank" rel="noreferrer">
          Protokół (PDF)
        </a>
        {signedName && signedAt
          ? `: podpis ${signedName}, ${formatDateTime(signedAt)}`
          : ': bez podpisu klienta'}
      </p>
      {problem && <Alert type="warning" showIcon title={problem} />}
      {change && (
        <p>
          {`Zmiana zamówienia, wersja ${change.version} (${VERSION_STATE_LABELS[change.state]}): ${zloty(change.totalBefore)} → ${zloty(change.totalAfter)}`}
        </p>
      )}
      <ul className={styles.list}>
        {goods.map(({ title, facts, warnings }, index) => (
          // Goods of an inquiry have no id, and may be equal.
          <li key={index} className={styles.facts}>
            <strong>{title}</strong>
            {`. ${facts.map(({ label, value }) => `${label}: ${value}`).join('; ')}`}
            {warnings.map((warning) => ` ${warning}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
