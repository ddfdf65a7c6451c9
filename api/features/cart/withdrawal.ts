import { registerEnumType } from 'type-graphql';

/** Whether a consumer may withdraw within 14 days (art. 38 ust. 1 pkt 3 of the consumer rights act). */
export type WithdrawalRight = 'none' | 'days14';
export const Withdrawal = { none: 'none', days14: 'days14' } as const;
registerEnumType(Withdrawal, {
  name: 'Withdrawal',
  description: 'The right of withdrawal: none for goods made to measure, else 14 days.',
});
