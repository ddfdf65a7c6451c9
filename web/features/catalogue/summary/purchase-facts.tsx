import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { upperFirst } from '#engine/locale/text';
import { typeset } from '#engine/locale/typeset';
import { Link } from '../../../ui/button/link';
import { Icon, type IconName } from '../../../ui/image/icon';
import { type PurchaseFactsFragment, PurchaseFactsFragmentDoc } from './purchase-facts.generated';
import styles from './purchase-facts.module.css';

/** What comes with every product: delivery, warranty, quality. */
export function PurchaseFacts(props: { company: FragmentType<PurchaseFactsFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: PurchaseFactsFragmentDoc,
    from: props.company,
  });
  const facts: readonly { icon: IconName; text: string; more?: ReactNode }[] = [
    { icon: 'truck', text: upperFirst(company.delivery) },
    { icon: 'shield', text: company.warranty, more: <LegalGuarantee /> },
    { icon: 'star', text: 'Najwyższa jakość' },
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, text, more }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>
            <span>{typeset(text)}</span> {more}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The legal guarantee, to be named before the order, and a link to its terms and those of the manufacturer's. */
function LegalGuarantee() {
  return (
    <span className={styles.more}>
      Niezależnie od gwarancji producenta przez co najmniej 2&nbsp;lata obowiązuje prawna gwarancja
      zgodności. <Link to="/gwarancja">Warunki gwarancji</Link>
    </span>
  );
}
