import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { typeset } from '#engine/locale/typeset';
import { INSTALLATION, INSTALMENTS } from '#engine/goods/price/receipt';
import { capitalise } from '../../../lib/text/capitalise';
import { Icon } from '../../../ui/image/icon';
import {
  type IncludedServicesFragment,
  IncludedServicesFragmentDoc,
} from './included-services.generated';
import styles from './included-services.module.css';

/** What every price includes (installation, delivery, warranty), and that it can be paid in instalments at 0 %. */
export function IncludedServices(props: { company: FragmentType<IncludedServicesFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: IncludedServicesFragmentDoc,
    from: props.company,
  });
  return (
    <ul className={styles.included}>
      {[INSTALLATION, company.delivery, company.warranty, INSTALMENTS].map(typeset).map((text) => (
        <li key={text}>
          <Icon name="check" /> <span>{capitalise(text)}</span>
        </li>
      ))}
    </ul>
  );
}
