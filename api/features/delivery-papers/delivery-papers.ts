import type { Fact } from '#engine/goods/configuration/facts';
import type { StoredConfiguration } from '#engine/goods/configuration/stored';
import type { Declaration } from '#engine/goods/place/declaration';
import { longDay } from '#engine/locale/day';
import { yearsText } from '#engine/locale/plural';
import { guaranteeEnd } from '#engine/trade/shop/guarantee';
import type { Letterhead } from '../../paper/letterhead.js';

/**
 * What the papers of a delivered line say, as it was on the day of the delivery: they are printed from this alone, apart
 * from the company's look, so that they never change. Without data of the customer: whoever has the goods may read it.
 */
export interface DeliveryPapers {
  lineId: string;
  orderId: number;
  /** "MAR-0007": the type of the goods. */
  identifier: string;
  productName: string;
  settings: StoredConfiguration;
  serialNumbers: readonly string[];
  /** "2026-11-29" */
  deliveredOn: string;
  guaranteeYears: number;
  structureYears: number;
  /** How to care for the goods; null where nothing is said. */
  care: string | null;
  /** Null for goods under no harmonised standard. */
  declaration: Declaration | null;
  seller: Omit<Letterhead, 'logo' | 'accent'>;
  manufacturer: { name: string; postalAddress: string | null; email: string | null };
  /** The shop's address: "https://cieniomat.pl". */
  publicUrl: string;
}

/** The company's look of today, which papers of any day have. */
export type Look = Pick<Letterhead, 'logo' | 'accent'>;

/** The path of the service page of a line, or of one of its pieces. */
export const servicePath = (lineId: string, piece?: number): string =>
  ['/serwis', lineId, piece].filter((part) => part !== undefined).join('/');

/** The path of the guarantee card of a delivered line; whoever knows the id may read it. */
export const guaranteePath = (lineId: string): string => `/api/service/${lineId}/guarantee.pdf`;

/** The path of the declaration of performance of a delivered line. */
export const declarationPath = (lineId: string): string => `/api/service/${lineId}/declaration.pdf`;

/** The last days of both guarantees. */
export const guaranteeEnds = ({
  deliveredOn,
  guaranteeYears,
  structureYears,
}: Pick<DeliveryPapers, 'deliveredOn' | 'guaranteeYears' | 'structureYears'>) => ({
  guaranteeUntil: guaranteeEnd(deliveredOn, guaranteeYears),
  structureUntil: guaranteeEnd(deliveredOn, structureYears),
});

/** The guarantees as facts: "5 lat, do 29 listopada 2031". */
export function guaranteeFacts(papers: DeliveryPapers): Fact[] {
  const { guaranteeUntil, structureUntil } = guaranteeEnds(papers);
  const { deliveredOn, guaranteeYears, structureYears } = papers;
  return [
    { label: 'Początek', value: `${longDay(deliveredOn)}, dzień dostawy` },
    { label: 'Gwarancja', value: `${yearsText(guaranteeYears)}, do ${longDay(guaranteeUntil)}` },
    {
      label: 'Na konstrukcję',
      value: `do ${yearsText(structureYears)}, najdłużej do ${longDay(structureUntil)}`,
    },
  ];
}

/** The number of a declaration: "DWU 17-1". */
export const declarationNumber = ({ serialNumbers: [first = ''] }: DeliveryPapers): string =>
  `DWU ${first.replace(/-\d+$/, '')}`;
