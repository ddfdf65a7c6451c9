import type { Configuration as Settings } from '#engine/goods/configuration/configuration';
import { type Fact, factsOf } from '#engine/goods/configuration/facts';
import { warningText } from '#engine/goods/configuration/issues';
import {
  describeConfiguration,
  fileLabel,
  productName as nameOf,
  sizeLabel,
} from '#engine/goods/configuration/labels';
import { drawProduct } from '#engine/goods/drawing/draw-product';
import type { SvgNode } from '#engine/goods/drawing/svg';
import { fittingFacts } from '#engine/goods/model/fitting-facts';
import { cutText, partsListOf } from '#engine/goods/model/parts-list';
import { TOLERANCE } from '#engine/goods/place/advice-on';
import { safetyNotes } from '#engine/goods/place/safety';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { pricePerSqm, taxed } from '#engine/goods/price/price';
import {
  MADE_TO_MEASURE,
  type ReceiptRow,
  receiptRow,
  sumDetails,
  totalRow,
} from '#engine/goods/price/receipt';
import { addDays, longDay } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { upperFirst } from '#engine/locale/text';
import { type PaperView, viewsOf } from '../../../paper/views.js';
import type { Company } from '../../content/content.payloads.js';
import type { SavedConfiguration } from '../configurations/configuration.entity.js';
import { presentConfiguration } from '../configurations/configuration.service.js';

const VALID_DAYS = 30;
/** The cart uses today's prices: a customer who buys later must know how to get the offered price. */
const PRICE =
  'Cena z\u00a0tej oferty obowiązuje do podanego dnia. Jeśli sklep internetowy pokaże wyższą, zadzwoń lub napisz do nas: przyjmiemy zamówienie po cenie z\u00a0oferty.';
const PICTURE =
  'Rysunek jest w\u00a0skali; odcienie kolorów na ekranie i\u00a0w\u00a0druku są orientacyjne.';

export const OFFER_NOTES = [PRICE, MADE_TO_MEASURE, TOLERANCE.text, PICTURE];

/** What an offer is made from: a saved configuration and its VAT rate, with today's name of the product and company. */
export interface OfferSource {
  saved: SavedConfiguration;
  productName: string;
  /** Per cent, from the price list by which the configuration was priced. */
  vatRate: number;
  company: Company;
  publicUrl: string;
}

/** Everything that an offer says, in Polish, and the name of its file. */
export interface OfferContent {
  /** ASCII: "oferta-markiza-kasetowa-400x300.pdf". */
  fileName: string;
  title: string;
  createdAt: Date;
  company: Company;
  productName: string;
  /** "Markiza kasetowa, 400 × 300 cm" */
  subtitle: string;
  dates: Fact[];
  drawing: SvgNode;
  /** What the drawing shows, in one sentence, for screen readers. */
  description: string;
  facts: Fact[];
  lines: ReceiptRow[];
  total: ReceiptRow;
  details: ReceiptRow[];
  included: string[];
  /** The warnings about the configuration, each with what to do about it. */
  warnings: string[];
  notes: string[];
  views: PaperView[];
  parts: OfferPart[];
  /** The dimensions that a fitter measures on the wall and on the ground. */
  fitting: Fact[];
  /** How the goods are used safely. */
  safety: readonly string[];
  /** The configuration's short link as an absolute URL. */
  link: string;
}

export interface OfferPart {
  name: string;
  /** "19 szt." */
  count: string;
  /** "3 740 mm", "6 890 × 4 016 mm"; empty for a part that is not cut. */
  size: string;
}

/** The offer with the prices of the day on which the configuration was saved, whatever it costs today. */
export function offerContent(source: OfferSource): OfferContent {
  const { saved, productName, vatRate, company, publicUrl } = source;
  const { settings } = saved;
  const presented = presentConfiguration(saved);
  const total = parseAmount(saved.calculatedPrice);
  const sum = {
    ...presented,
    vat: formatAmount(taxed(total, vatRate).vat),
    vatRate,
    pricePerSqm: formatAmount(pricePerSqm(total, settings)),
  };
  return {
    fileName: `oferta-${fileLabel(settings)}.pdf`,
    title: `Oferta: ${productName}`,
    createdAt: saved.createdAt,
    company,
    productName,
    subtitle: `${nameOf(settings)}, ${sizeLabel(settings)}`,
    dates: datesOf(saved.createdAt),
    drawing: drawProduct(settings, { dimensions: true, scene: true }),
    description: describeConfiguration(settings),
    facts: factsOf(settings),
    lines: presented.lines.map(receiptRow),
    total: totalRow(sum),
    details: sumDetails(sum),
    included: includedServices(company),
    warnings: saved.warnings.map(warningText),
    notes: [...OFFER_NOTES],
    views: viewsOf(settings),
    parts: partsOf(settings),
    fitting: fittingFacts(settings),
    safety: safetyNotes(settings.category),
    link: `${publicUrl}${presented.shortPath}`,
  };
}

const partsOf = (settings: Settings): OfferPart[] =>
  partsListOf(settings).map((part) => ({
    name: part.name,
    count: `${part.count}\u00a0szt.`,
    size: cutText(part),
  }));

/** The day of the offer and, 30 calendar days later, its last day, both in Poland. */
export function datesOf(createdAt: Date): Fact[] {
  const { day } = polishClock(createdAt);
  return [
    { label: 'Data oferty', value: longDay(day) },
    { label: 'Ważna do', value: longDay(addDays(day, VALID_DAYS)) },
  ];
}

/** What every price includes. */
export const includedServices = ({ installation, delivery, warranty }: Company): string[] =>
  [`${installation} w\u00a0cenie`, delivery, warranty].map(upperFirst);
