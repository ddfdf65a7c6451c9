/** The states of an order of the system that the shop had before, as the owner sums them up. */
export const EARLIER_STATUSES = ['open', 'done', 'cancelled'] as const;
export type EarlierStatus = (typeof EARLIER_STATUSES)[number];

export const EARLIER_STATUS_LABELS: Readonly<Record<EarlierStatus, string>> = {
  open: 'w\u00a0toku',
  done: 'zakończone',
  cancelled: 'anulowane',
};
