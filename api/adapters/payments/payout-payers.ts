/**
 * The words by which the payer of a provider's payouts is known in bank statements, by the code of the provider. PayPro
 * S.A. runs Przelewy24 (https://www.przelewy24.pl/regulamin).
 */
export const PAYOUT_PAYERS: Readonly<Record<string, readonly string[]>> = {
  przelewy24: ['paypro', 'przelewy24'],
};

/** The code of the provider whose payouts come from a payer of this name; null for any other payer. */
export function payoutProvider(payer: string): string | null {
  const name = payer.toLowerCase();
  const [found] =
    Object.entries(PAYOUT_PAYERS).find(([, words]) => words.some((word) => name.includes(word))) ??
    [];
  return found ?? null;
}
