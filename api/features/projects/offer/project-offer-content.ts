import type { Configuration as Settings } from '#engine/goods/configuration/configuration';
import type { Fact } from '#engine/goods/configuration/facts';
import { warningText } from '#engine/goods/configuration/issues';
import {
  describeConfiguration,
  featureLines,
  productName as variantName,
  sizeLabel,
} from '#engine/goods/configuration/labels';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import type { ReceiptRow } from '#engine/goods/price/receipt';
import { fold } from '#engine/locale/text';
import { UNNAMED_PROJECT } from '#engine/trade/fields/project-fields';
import { OFFER_NOTES, datesOf, includedServices } from '../../configurator/offer/offer-content.js';
import type { Company } from '../../content/content.payloads.js';
import { type LoadedProject, presentProject } from '../project.service.js';

const LONGEST_FILE_LABEL = 40;

/** What an offer is made from: a saved project, and the shop's data of today. */
interface ProjectOfferSource extends LoadedProject {
  /** The name of each row's product. */
  productNames: readonly string[];
  company: Company;
  publicUrl: string;
}

/** A row as the offer shows it. */
export interface OfferedRow {
  /** "3. Salon, okno 1" */
  title: string;
  productName: string;
  /** "Refleksol, 120 × 150 cm" */
  subtitle: string;
  /** The chosen features, and the warnings. */
  notes: string[];
  /** Its note is "2 szt. × 1 890 zł", its amount "3 780 zł". */
  price: ReceiptRow;
  settings: Settings;
  /** What the drawing shows, in one sentence, for screen readers. */
  description: string;
}

/** Everything that the offer of a project says, in Polish. */
export interface ProjectOfferContent {
  /** ASCII: "oferta-dom-w-lodzi.pdf". */
  fileName: string;
  title: string;
  name: string;
  /** "Łódź, ul. Ogrodowa 5; sztuk: 12" */
  subtitle: string;
  createdAt: Date;
  company: Company;
  dates: Fact[];
  rows: OfferedRow[];
  total: ReceiptRow;
  details: ReceiptRow[];
  included: string[];
  notes: string[];
  /** The absolute URL of the project. */
  link: string;
}

/** The offer at the prices of the day on which the project was saved. */
export function projectOfferContent(source: ProjectOfferSource): ProjectOfferContent {
  const { project, productNames, company, publicUrl } = source;
  const { itemCount, total, vat, vatRate, path } = presentProject(source);
  const name = project.name || UNNAMED_PROJECT;
  return {
    fileName: `oferta-${fileLabelOf(name)}.pdf`,
    title: `Oferta: ${name}`,
    name,
    subtitle: project.place ? `${project.place}; sztuk: ${itemCount}` : `Sztuk: ${itemCount}`,
    createdAt: project.createdAt,
    company,
    dates: datesOf(project.createdAt),
    rows: source.rows.map((row, index) => offeredRow(row, index, productNames[index] ?? '')),
    total: { label: 'Razem brutto', note: null, amount: zloty(total) },
    details: [{ label: `w\u00a0tym VAT ${vatRate}%`, note: null, amount: zloty(vat) }],
    included: includedServices(company),
    notes: [...OFFER_NOTES],
    link: `${publicUrl}${path}`,
  };
}

function offeredRow(
  { label, quantity, configuration }: LoadedProject['rows'][number],
  index: number,
  productName: string,
): OfferedRow {
  const { settings, calculatedPrice, warnings } = configuration;
  const price = parseAmount(calculatedPrice);
  const number = `${index + 1}.`;
  const subtitle = `${variantName(settings)}, ${sizeLabel(settings)}`;
  const [, ...features] = featureLines(settings);
  return {
    title: `${number} ${label || variantName(settings)}`,
    productName,
    subtitle,
    notes: [...features, ...warnings.map(warningText)],
    price: {
      label: label ? `${number} ${label}: ${subtitle}` : `${number} ${subtitle}`,
      note: `${quantity}\u00a0szt. × ${formatZloty(price)}`,
      amount: formatZloty(price * quantity),
    },
    settings,
    description: describeConfiguration(settings),
  };
}

/** Plain ASCII: "dom-w-lodzi". */
function fileLabelOf(name: string): string {
  const words = fold(name).split(/[^a-z0-9]+/);
  return words.filter(Boolean).join('-').slice(0, LONGEST_FILE_LABEL) || 'projekt';
}

const zloty = (amount: string): string => formatZloty(parseAmount(amount));
