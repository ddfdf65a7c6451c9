import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { Section } from '../../kit/page/section';
import {
  OrderedSamplesFragmentDoc,
  type OrderedSamplesFragment,
} from './ordered-samples.generated';
import styles from './ordered-samples.module.css';

/** The samples to pack and the address to send them to; nothing for other inquiries. */
export function OrderedSamples(props: { inquiry: FragmentType<OrderedSamplesFragment> }) {
  const { data: inquiry } = useSuspenseFragment({
    fragment: OrderedSamplesFragmentDoc,
    from: props.inquiry,
  });
  const { customerName, street, postalCode, city, samples } = inquiry;
  if (samples.length === 0) return null;
  return (
    <Section title="Próbki do wysłania">
      <ul className={styles.samples}>
        {samples.map(({ id, name, swatchUrl }) => (
          <li key={id}>
            <span className={styles.swatch} style={{ backgroundImage: `url(${swatchUrl})` }} />
            {name}
          </li>
        ))}
      </ul>
      <address className={styles.address}>
        {customerName}
        <br />
        {street}
        <br />
        {postalCode} {city}
      </address>
    </Section>
  );
}
