/** A Polish number in groups: "+48600123456" becomes "+48 600 123 456"; others stay as they are. */
export function formatPhone(number: string): string {
  return number.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}
