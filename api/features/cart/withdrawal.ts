import { type Category, isMadeToMeasure } from '#engine/goods/families/categories';
import { registerEnum } from '../../shared/register-enum.js';

/** Whether a consumer may withdraw within 14 days (art. 38 ust. 1 pkt 3 of the consumer rights act). */
export type WithdrawalRight = 'none' | 'days14';
export const Withdrawal = registerEnum(['none', 'days14'], {
  name: 'Withdrawal',
  description:
    "The consumer's right of withdrawal. none: for goods made to measure; days14: 14 days, for all others.",
});

export const withdrawalOf = (category: Category): WithdrawalRight =>
  isMadeToMeasure(category) ? 'none' : 'days14';

/** The text about the right of withdrawal in e-mails. */
export const WITHDRAWAL_NOTES: Readonly<Record<WithdrawalRight, string>> = {
  none: 'Produkt na wymiar: bez prawa odstąpienia w\u00a014\u00a0dni.',
  days14: 'Możesz odstąpić od umowy w\u00a0ciągu 14\u00a0dni od dostawy.',
};
