/** The shop's account at the provider. */
export interface Merchant {
  merchantId: number;
  posId: number;
  crc: string;
  apiKey: string;
}

export const authorizationOf = ({ posId, apiKey }: Merchant): string =>
  `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`;
