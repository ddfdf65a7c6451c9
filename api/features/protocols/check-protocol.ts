import { familyOf } from '#engine/goods/families/families';
import type { PlacementSetting } from '#engine/goods/families/family';
import { checklistOf } from '#engine/visits/checklists';
import { AppError, type FieldProblem } from '../../shared/errors.js';
import type { Visit } from '../visits/visit.entity.js';
import { type FieldGoods, familiesOf, serialNumbersOf } from './field-goods.js';
import type { ProtocolLine } from './protocol-parts.js';
import type { SaveProtocolInput } from './protocol.inputs.js';

/** Throws BAD_USER_INPUT where a protocol does not fit the visit and its goods; names each wrong field. */
export function checkProtocol(
  { checklist, lines }: Pick<SaveProtocolInput, 'checklist' | 'lines'>,
  visit: Visit,
  goods: readonly FieldGoods[],
): void {
  const codes = checklistOf(visit.kind, familiesOf(goods, lines)).map(({ code }) => code);
  const problems: FieldProblem[] = [
    ...checklist.flatMap(({ code }, index) =>
      codes.includes(code)
        ? []
        : [{ path: `checklist.${index}.code`, message: 'Tego nie ma na liście tej wizyty.' }],
    ),
    ...lines.flatMap((line, index) =>
      problemsOf(line, { visit, goods, isRepeated: isRepeated(lines, index) }).map(
        ([field, message]) => ({ path: `lines.${index}.${field}`, message }),
      ),
    ),
  ];
  if (problems.length > 0) throw new AppError('BAD_USER_INPUT', undefined, problems);
}

const isRepeated = (lines: readonly ProtocolLine[], index: number): boolean => {
  const { lineId } = lines[index]!;
  return lineId != null && lines.findIndex((line) => line.lineId === lineId) < index;
};

interface Place {
  visit: Visit;
  goods: readonly FieldGoods[];
  isRepeated: boolean;
}

type Problem = readonly [field: string, message: string];

function problemsOf(line: ProtocolLine, { visit, goods, isRepeated }: Place): Problem[] {
  if ((line.lineId == null) === (line.family == null))
    return [['lineId', 'Wskaż pozycję albo rodzaj osłony.']];
  const found = goods.find(({ id }) => id === line.lineId);
  if (line.lineId != null && !found) return [['lineId', 'Tej pozycji już tu nie ma.']];
  if (isRepeated) return [['lineId', 'Ta pozycja jest już w\u00a0protokole.']];
  if (!found && visit.order) return [['lineId', 'Wskaż pozycję zamówienia.']];
  const { measuring, placement } = familyOf(found?.settings.category ?? line.family!);
  const { readings, diagonals, obstacles, serialNumbers } = line;
  const serials = found && visit.order ? serialNumbersOf(visit.order.id, found) : [];
  return [
    ...readings.flatMap(({ target, values }, index): Problem[] => {
      const length = measuring.lengths.find((each) => each.target === target);
      if (!length) return [[`readings.${index}.target`, 'Tego wymiaru ta osłona nie ma.']];
      if (values.length <= length.readings.length) return [];
      return [[`readings.${index}.values`, 'Tu jest za dużo odczytów.']];
    }),
    ...(diagonals.length > 0 && !measuring.hasDiagonals
      ? [['diagonals', 'Przekątnych tej osłony się nie mierzy.'] as const]
      : []),
    ...obstacles.flatMap((code, index): Problem[] =>
      measuring.obstacles.some((each) => each.code === code)
        ? []
        : [[`obstacles.${index}`, 'Nie ma takiej przeszkody na liście.']],
    ),
    ...Object.entries(line.placement ?? {}).flatMap(([code, value]): Problem[] => {
      const setting = placement.find((each) => each.code === code);
      return setting && isAllowed(setting, value)
        ? []
        : [[`placement.${code}`, 'Ta wartość nie jest dozwolona.']];
    }),
    ...serialNumbers.flatMap((serial, index): Problem[] =>
      serials.includes(serial) ? [] : [[`serialNumbers.${index}`, 'Nie ma takiej sztuki.']],
    ),
  ];
}

/** Whether somebody can have found this at the place; the sides of options are the customer's choice. */
function isAllowed(setting: PlacementSetting, value: number | string): boolean {
  if (setting.kind === 'choice') return setting.choices.some(({ code }) => code === value);
  if (setting.kind === 'sides') return false;
  return Number.isInteger(value) && +value >= setting.min && +value <= setting.max;
}
