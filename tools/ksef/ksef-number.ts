import { randomBytes } from 'node:crypto';
import { polishClock } from '#engine/locale/polish-time';

const POLYNOMIAL = 0x07;

/**
 * A new number in KSeF's format, "7261120385-20261125-0A1B2C3D4E5F-6A": NIP, day, random digits, and the CRC-8 of the
 * rest.
 */
export function newKsefNumber(nip: string, now: Date): string {
  const place = randomBytes(6).toString('hex').toUpperCase();
  const day = polishClock(now).day.replaceAll('-', '');
  const text = `${nip}-${day}-${place}`;
  return `${text}-${checksum(text)}`;
}

function checksum(text: string): string {
  let crc = 0;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x80 ? ((crc << 1) ^ POLYNOMIAL) & 0xff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(2, '0');
}
