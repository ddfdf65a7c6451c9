/** An amount as Polish spreadsheets expect it: with a decimal comma. */
export const decimal = (amount: string): string => amount.replace('.', ',');
