import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { typeset } from '../../../../engine/locale/typeset.js';
import { INSTALLATION, INSTALMENTS } from '../../../../engine/price/receipt.js';
import { capitalise } from '../../../lib/text/capitalise';
import { Icon } from '../../../ui/image/icon';
import {
  type IncludedServicesFragment,
  IncludedServicesFragmentDoc,
} from './included-services.generated';
import styles from './included-services.module.css';

/** What every product includes or offers at its price: installation, delivery, warranty and payment in instalments. */
export function IncludedServices(props: { company: FragmentType<IncludedServicesFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: IncludedServicesFragmentDoc,
    from: props.company,
  });
  return (
    <ul className={styles.included}>
      {[INSTALLATION, company.delivery, company.warranty, INSTALMENTS].map(typeset).map((text) => (
        <li key={text}>
          <Icon name="check" /> {capitalise(text)}
        </li>
      ))}
    </ul>
  );
}
