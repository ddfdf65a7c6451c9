import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { INSTALLATION, MADE_TO_MEASURE } from '../../../../engine/price/receipt.js';
import { typeset } from '../../../../engine/locale/typeset.js';
import { Icon, type IconName } from '../../../ui/image/icon';
import { type PurchaseFactsFragment, PurchaseFactsFragmentDoc } from './purchase-facts.generated';
import styles from './purchase-facts.module.css';

/** What a buyer must know before the order: delivery, installation, warranty, and that there is no withdrawal. */
export function PurchaseFacts(props: { company: FragmentType<PurchaseFactsFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: PurchaseFactsFragmentDoc,
    from: props.company,
  });
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
