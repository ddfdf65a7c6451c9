/** The tel: address of a phone number written for people. */
export function phoneLink(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}
