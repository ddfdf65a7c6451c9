import { ORDER_FIELD_NAMES, type OrderFieldName } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import type { SaveOfferDraftInput } from '../../../apollo/schema.generated';
import { type ChangedLine, lineValues, lineInputs } from '../../trade/goods/changed-line';
import { type ServiceValues, serviceInputs, serviceValues } from '../../trade/goods/service-values';
import { readDiscount, typedDiscount } from '../../trade/goods/typed-total';
import type { PricedLine } from '../../trade/goods/use-unit-prices';
import type {
  StaffOfferFragment,
  StaffOfferVersionFragment,
} from '../details/staff-offer.generated';

export type DraftValues = Record<OrderFieldName, string | null> & {
  lines: ChangedLine[];
  services: ServiceValues[];
  discount: string;
  discountReason: string | null;
  depositPercent: number | null;
  depositDays: number | null;
  restDays: number | null;
  /** "2026-12-09" */
  validUntil: string;
  termWeeksFrom: number | null;
  termWeeksTo: number | null;
  text: string;
};

/** The version that staff can still change; undefined where the offer has no draft. */
export const draftOf = ({ versions }: StaffOfferFragment) =>
  versions.findLast(({ state }) => state === 'draft');

/** The lines of a version as the editor of lines needs them: identified by an id that is the same in all versions. */
export const storedLines = ({ lines }: StaffOfferVersionFragment): PricedLine[] =>
  lines.map((line) => ({ ...line, id: line.lineId }));

export const draftValues = (draft: StaffOfferVersionFragment): DraftValues => ({
  ...pick(draft, [
    ...ORDER_FIELD_NAMES,
    'discountReason',
    'depositPercent',
    'depositDays',
    'restDays',
    'validUntil',
    'termWeeksFrom',
    'termWeeksTo',
    'text',
  ]),
  discount: typedDiscount(draft.discount),
  lines: storedLines(draft).map(lineValues),
  services: serviceValues(draft.services),
});

/** The input that saves a draft; `configurationIds` as in `lineInputs`. */
export const draftInput = (
  { id: offerId }: StaffOfferFragment,
  version: number,
  values: DraftValues,
  configurationIds: readonly (string | null)[],
): SaveOfferDraftInput => ({
  ...pick(values, [...ORDER_FIELD_NAMES, 'discountReason', 'validUntil', 'text']),
  offerId,
  version,
  discount: readDiscount(values.discount),
  depositPercent: values.depositPercent ?? 0,
  depositDays: values.depositDays ?? 0,
  restDays: values.restDays ?? 0,
  termWeeksFrom: values.termWeeksFrom ?? 0,
  termWeeksTo: values.termWeeksTo ?? 0,
  lines: lineInputs(values.lines, configurationIds),
  services: serviceInputs(values.services),
});
