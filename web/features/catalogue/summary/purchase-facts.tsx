import { INSTALLATION, MADE_TO_MEASURE } from '../../../../engine/price/receipt.js';
import { typeset } from '../../../../engine/locale/typeset.js';
import { Icon, type IconName } from '../../../ui/image/icon';
import type { PurchaseFactsFragment } from './purchase-facts.generated';
import styles from './purchase-facts.module.css';

/** What a buyer must know before the order: delivery, installation, warranty, and that there is no withdrawal. */
export function PurchaseFacts({ company }: { company: PurchaseFactsFragment }) {
  const facts: readonly { icon: IconName; text: string }[] = [
    { icon: 'truck', text: company.delivery },
    { icon: 'tools', text: INSTALLATION },
    { icon: 'shield', text: company.warranty },
    { icon: 'info', text: MADE_TO_MEASURE },
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          {typeset(text)}
        </li>
      ))}
    </ul>
  );
}
