import { polishNumber } from '../../locale/polish-number.js';
import { variantOf } from '../configuration/choices.js';
import {
  type ConfigurableProduct,
  type Configuration,
  CM2_PER_M2,
  areaInCm2,
} from '../configuration/configuration.js';
import { formatArea } from '../configuration/labels.js';
import { familyOf } from '../families/families.js';
import { piecesFormula, formatZloty, roundHalfUp, safe, type Grosze } from './money.js';
import { factorOf, optionPriceOf, type PriceList } from './price-list.js';

export interface PriceLine {
  /** "base", "area", "variant", "electric" or the option's code. */
  readonly code: string;
  readonly label: string;
  /** Pieces, or m² for what is sold by area. */
  readonly quantity: number;
  readonly unitPrice: Grosze;
  readonly amount: Grosze;
  /** How the amount is calculated: "12 m² × 200 zł". */
  readonly formula: string;
}

/** A gross total and the VAT that it contains. */
export interface Totals {
  readonly total: Grosze;
  readonly net: Grosze;
  readonly vat: Grosze;
}

export interface Price extends Totals {
  /** Per cent. */
  readonly vatRate: number;
  readonly areaCm2: number;
  /** Total divided by area. */
  readonly pricePerSqm: Grosze;
  readonly lines: readonly PriceLine[];
}

/** A line before rounding: its amount is numerator / SCALE grosze. */
interface ExactLine extends Omit<PriceLine, 'amount'> {
  readonly numerator: number;
}

const WHOLE_FACTOR = 100;
const SCALE = CM2_PER_M2 * WHOLE_FACTOR;

/**
 * Prices a valid configuration: (base + price per m² × area) × variant factor + electric control + options.
 * Computed exactly, in whole numbers: the total is rounded half up once, at the end, and the lines add up to it.
 * @throws RangeError when prices or sizes leave the range of safe integers.
 */
export function price(
  configuration: Configuration,
  product: ConfigurableProduct,
  priceList: PriceList,
): Price {
  const areaCm2 = areaInCm2(configuration);
  const exact = [
    ...bodyLines(configuration, product, priceList),
    ...electricLines(configuration, priceList),
    ...optionLines(configuration, priceList),
  ];
  const total = roundHalfUp(sum(exact.map(({ numerator }) => numerator)), SCALE);
  return {
    ...taxed(total, priceList.vatRate),
    vatRate: priceList.vatRate,
    areaCm2,
    pricePerSqm: pricePerSqm(total, configuration),
    lines: roundLines(exact, total),
  };
}

/** Splits a gross total into net and VAT at a rate in per cent; both add up to it exactly. */
export function taxed(total: Grosze, vatRate: number): Totals {
  const net = roundHalfUp(total * 100, 100 + vatRate);
  return { total, net, vat: total - net };
}

/** The total divided by the area, in grosze per m²; 0 for goods without a size. */
export function pricePerSqm(
  total: Grosze,
  sizes: Pick<Configuration, 'width' | 'projection' | 'height'>,
): Grosze {
  const area = areaInCm2(sizes);
  return area === 0 ? 0 : roundHalfUp(total * CM2_PER_M2, area);
}

function bodyLines(
  configuration: Configuration,
  product: ConfigurableProduct,
  priceList: PriceList,
): ExactLine[] {
  const areaCm2 = areaInCm2(configuration);
  const perSqm = product.pricePerSqm ?? 0;
  const body = product.basePrice * CM2_PER_M2 + perSqm * areaCm2;
  return [
    {
      code: 'base',
      label: 'Cena podstawowa',
      quantity: 1,
      unitPrice: product.basePrice,
      numerator: product.basePrice * SCALE,
      formula: piecesFormula(1, product.basePrice),
    },
    ...(perSqm > 0 ? [soldByArea('area', 'Powierzchnia', perSqm, configuration)] : []),
    ...variantLines(configuration, body, priceList),
  ];
}

/** The surcharge of the variant; `body` is the price of base and area in ten-thousandths of a grosz. */
function variantLines(
  { category, variant: code }: Configuration,
  body: number,
  priceList: PriceList,
): ExactLine[] {
  const variant = variantOf(category, code);
  if (!variant) throw new RangeError(`${category} has no variant ${code}`);
  const surcharge = factorOf(priceList, category, variant) - WHOLE_FACTOR;
  if (surcharge === 0) return [];
  return [
    {
      code: 'variant',
      label: `Wariant: ${variant.label}`,
      quantity: 1,
      unitPrice: roundHalfUp(body * surcharge, SCALE),
      numerator: body * surcharge,
      formula: `${polishNumber(surcharge)}% × ${formatZloty(roundHalfUp(body, CM2_PER_M2))}`,
    },
  ];
}

function electricLines({ controlType }: Configuration, { electric }: PriceList): ExactLine[] {
  if (controlType !== 'electric') return [];
  return [pieces('electric', 'Sterowanie elektryczne', 1, electric)];
}

function optionLines(configuration: Configuration, priceList: PriceList): ExactLine[] {
  const { category, options } = configuration;
  return familyOf(category).options.flatMap((option) => {
    const quantity = options[option.code] ?? 0;
    if (quantity === 0) return [];
    const unitPrice = optionPriceOf(priceList, category, option);
    return [
      option.unit === 'per_sqm'
        ? soldByArea(option.code, option.label, unitPrice, configuration)
        : pieces(option.code, option.label, quantity, unitPrice),
    ];
  });
}

function pieces(code: string, label: string, quantity: number, unitPrice: Grosze): ExactLine {
  const formula = unitPrice === 0 ? 'w\u00a0cenie' : piecesFormula(quantity, unitPrice);
  return { code, label, quantity, unitPrice, numerator: quantity * unitPrice * SCALE, formula };
}

/** A line for the area in m², at a price per m². */
function soldByArea(
  code: string,
  label: string,
  unitPrice: Grosze,
  configuration: Configuration,
): ExactLine {
  const areaCm2 = areaInCm2(configuration);
  const quantity = areaCm2 / CM2_PER_M2;
  return {
    code,
    label,
    quantity,
    unitPrice,
    numerator: unitPrice * areaCm2 * WHOLE_FACTOR,
    formula: `${formatArea(quantity)} × ${formatZloty(unitPrice)}`,
  };
}

/** Rounds each line like the total; the area line, or else the base, takes what is then missing from the total. */
function roundLines(exact: readonly ExactLine[], total: Grosze): PriceLine[] {
  const amounts = exact.map(({ numerator }) => roundHalfUp(numerator, SCALE));
  const remainder = total - sum(amounts);
  const carrier = exact.some(({ code }) => code === 'area') ? 'area' : 'base';
  return exact.map(({ numerator, ...line }) => {
    const amount = roundHalfUp(numerator, SCALE);
    return { ...line, amount: line.code === carrier ? amount + remainder : amount };
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => safe(total + safe(value)), 0);
}
