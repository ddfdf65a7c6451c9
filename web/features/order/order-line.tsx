import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { GoodsLine } from '../../goods/goods-line';
import { type OrderLineFragment, OrderLineFragmentDoc } from './order-line.generated';

/** A line of an order, from the snapshot that the order stores. */
export function OrderLine(props: { line: FragmentType<OrderLineFragment> }) {
  const { data: line } = useSuspenseFragment({
    fragment: OrderLineFragmentDoc,
    fragmentName: 'OrderLine',
    from: props.line,
  });
  return <GoodsLine line={line} />;
}
