import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { isDay } from '#engine/locale/day';
import { polishNumber } from '#engine/locale/polish-number';
import { pick } from '#engine/trade/fields/pick';
import type { ProtocolLineInput, SaveProtocolInput } from '../../../apollo/schema.generated';
import { randomKey } from '../../../lib/browser/request-keys';
import { emptyValues, toMeasurement } from '../../measuring/measuring-values';
import type { DraftLine, KeptVisit, ProtocolDraft } from '../phone/kept';

type StoredLine = NonNullable<KeptVisit['protocol']>['lines'][number];

/** The shortest description of a defect that the server takes, in characters; a shorter one is still being typed. */
const MIN_DEFECT = 3;
/** No settings of a configurator: what is found at the place counts. */
const NOTHING_CHOSEN = new URLSearchParams();

/** The protocol of a visit to go on writing: the stored one, or an empty one with an id of its own. */
export function draftOf({ id: visitId, protocol, lines }: KeptVisit): ProtocolDraft {
  if (!protocol)
    return { id: randomKey(), visitId, checklist: {}, lines: [], defects: [], remark: '' };
  return {
    id: protocol.id,
    visitId,
    checklist: Object.fromEntries(protocol.checklist.map(({ code, answer }) => [code, answer])),
    lines: protocol.lines.flatMap((stored) => {
      const goods = lines.find(({ id }) => id === stored.lineId);
      const category = goods?.configuration.category ?? stored.family;
      return category ? [draftLineOf(stored, category)] : [];
    }),
    defects: protocol.defects.map(({ id, text, dueOn }) => ({ id, text, dueOn: dueOn ?? '' })),
    remark: protocol.remark,
  };
}

/** Nothing written yet; no choice is made, because the protocol says only what was seen. */
export function emptyLine(lineId: string | null, category: Category): DraftLine {
  const values = emptyValues(familyOf(category), NOTHING_CHOSEN);
  const placement = Object.fromEntries(Object.keys(values.placement).map((code) => [code, '']));
  return {
    lineId,
    category,
    values: { ...values, placement },
    isSettled: false,
    serialNumbers: [],
  };
}

function draftLineOf(stored: StoredLine, category: Category): DraftLine {
  const { lineId, readings, diagonals, placement, obstacles, socket, remark } = stored;
  const { values: empty } = emptyLine(lineId, category);
  const texts = familyOf(category).measuring.lengths.map(({ target }, index) => {
    const read = readings.find((reading) => reading.target === target);
    return empty.readings[index]?.map((_, each) => lengthText(read?.values[each])) ?? [];
  });
  const values = {
    readings: texts,
    diagonals: empty.diagonals.map((_, each) => lengthText(diagonals[each])),
    placement: Object.fromEntries(
      Object.keys(empty.placement).map((code) => [code, String(placement?.[code] ?? '')]),
    ),
    obstacles: obstacles.join(','),
    socket: socket ?? '',
    remark,
  };
  return { lineId, category, values, ...pick(stored, ['isSettled', 'serialNumbers']) };
}

const lengthText = (length: number | null | undefined): string =>
  length == null ? '' : polishNumber(length, { most: 1 });

/** What is sent of a draft. */
export const toInput = ({
  id,
  visitId,
  checklist,
  lines,
  defects,
  remark,
}: ProtocolDraft): SaveProtocolInput => ({
  id,
  visitId,
  checklist: Object.entries(checklist).map(([code, answer]) => ({ code, answer })),
  lines: lines.map(toLineInput),
  defects: defects
    .filter(({ text }) => text.trim().length >= MIN_DEFECT)
    .map(({ dueOn, ...defect }) => ({ ...defect, dueOn: isDay(dueOn) ? dueOn : null })),
  remark: remark.trim(),
});

function toLineInput({ lineId, category, values, ...line }: DraftLine): ProtocolLineInput {
  const { readings, diagonals, placement, obstacles, socket, remark } = measurementOf({
    category,
    values,
  });
  return {
    lineId,
    family: lineId === null ? category : null,
    readings: familyOf(category).measuring.lengths.flatMap(({ target }) => {
      const taken = (readings[target] ?? []).map(toMillimetres);
      return taken.some((each) => each !== null) ? [{ target, values: taken }] : [];
    }),
    diagonals: diagonals.map(toMillimetres),
    placement,
    obstacles: [...obstacles],
    socket,
    remark,
    ...line,
  };
}

/** The measurement of a draft, of whose placement only what was seen is there. */
export function measurementOf({ category, values }: Pick<DraftLine, 'category' | 'values'>) {
  const measurement = toMeasurement(familyOf(category), values, NOTHING_CHOSEN);
  const seen = Object.entries(measurement.placement).filter(([, value]) => value !== '');
  return { ...measurement, placement: Object.fromEntries(seen) };
}

/** A reading in cm, exact to the millimetre, as tapes are. */
const toMillimetres = (reading: number | null): number | null =>
  reading === null ? null : Math.round(reading * 10) / 10;
