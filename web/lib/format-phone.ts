/** A phone number in E.164 for people: "+48600100200" becomes "+48 600 100 200" (no-break spaces). */
export function formatPhone(number: string): string {
  const polish = /^\+48(\d{3})(\d{3})(\d{3})$/.exec(number);
  return polish ? ['+48', ...polish.slice(1)].join('\u00a0') : number;
}
