import { formatPhone } from '#engine/locale/phone';

/**
 * A phone number without its plus, which a spreadsheet would take for the start of a formula: a Polish number without
 * its prefix, any other with "00".
 */
export const dialled = (phone: string): string =>
  formatPhone(phone)
    .replaceAll('\u00a0', ' ')
    .replace(/^\+48 /, '')
    .replace('+', '00');
