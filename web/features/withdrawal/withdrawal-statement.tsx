import styles from './withdrawal.module.css';

interface Statement {
  name: string;
  orderNumber: number | string;
  email: string;
  goods: string | null;
  reason: string | null;
}

/** The withdrawal statement, as it is sent to the shop and stored. */
export function WithdrawalStatement({
  statement: { name, orderNumber, email, goods, reason },
  received,
}: {
  statement: Statement;
  /** Date and time of receipt, in words; absent before the shop has the statement. */
  received?: string;
}) {
  const rows = [
    ['Imię i\u00a0nazwisko', name],
    ['Numer zamówienia', orderNumber],
    ['E-mail', email],
    ['Odstępuję od umowy dotyczącej', goods ?? 'całego zamówienia'],
    ...(reason ? [['Powód', reason]] : []),
    ...(received ? [['Data i\u00a0godzina', received]] : []),
  ];
  return (
    <dl className={styles.statement}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
