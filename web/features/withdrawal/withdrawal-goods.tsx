import type { WithdrawalOrderFragment } from './withdrawal-page.generated';
import styles from './withdrawal.module.css';

/** The ordered goods, and whether the right of withdrawal applies to each. */
export function WithdrawalGoods({ order: { id, lines } }: { order: WithdrawalOrderFragment }) {
  return (
    <div className={styles.goods}>
      <h3>{`Zamówienie nr\u00a0${id}`}</h3>
      <ul>
        {lines.map(({ id: lineId, productName, configuration, withdrawal }) => (
          <li key={lineId}>
            <strong>{productName}</strong>, <span>{configuration.sizeLabel}</span>:{' '}
            <span>
              {withdrawal === 'none'
                ? 'produkt na wymiar, prawo odstąpienia nie przysługuje'
                : 'możesz odstąpić w\u00a0ciągu 14\u00a0dni od dostawy'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
