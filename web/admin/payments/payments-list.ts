import type { BankTransferFilter, BankTransferSort } from '../../apollo/schema.generated';
import { oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ListVariables, type ViewOf } from '../kit/list/list-view';

/**
 * What the list shows; without a value in the URL, the transfers that wait for a decision: those in the states doubtful
 * and unknown.
 */
export const SHOWN = ['all', 'doubtful', 'unknown', 'booked', 'set_aside', 'split'] as const;
export type Shown = (typeof SHOWN)[number];

export const paymentsList = listSpec({
  filters: { show: oneOf(SHOWN), text },
  sorts: ['newest', 'oldest'] satisfies BankTransferSort[],
  defaultSort: 'newest',
});

export type PaymentsView = ViewOf<typeof paymentsList>;

/** The filter of the query. */
export const toFilter = ({
  show,
  text: typed,
}: ListVariables<
  { show: Shown; text: string },
  BankTransferSort
>['filter']): BankTransferFilter => ({
  text: typed,
  waiting: show === null ? true : null,
  state: show === 'all' ? null : show,
});
