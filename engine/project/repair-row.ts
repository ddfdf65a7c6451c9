import type { Repair } from '../configuration/issues.js';
import type { ProjectRow, SharedSettings } from './project.js';

/** The row after a repair; the other windows of its family stay as they are. */
export function repairRow(
  row: ProjectRow,
  { field, value }: Pick<Repair, 'field' | 'value'>,
  settings: SharedSettings,
): ProjectRow {
  const [name = '', part] = field.split('.');
  if (name === 'width' || name === 'height') return { ...row, [name]: String(value) };
  const own = part === undefined ? ownOf(name, value) : ownPart(name, part, value, settings);
  return { ...row, own: { ...row.own, ...own } };
}

function ownOf(name: string, value: Repair['value']): Partial<SharedSettings> {
  switch (name) {
    case 'controlType':
      return { controlType: value === 'electric' ? 'electric' : 'manual' };
    case 'productType':
    case 'roofMaterial':
      return { variant: String(value) };
    case 'fabricColor':
    case 'roofTransparency':
      return { color: String(value) };
    case 'frameColor':
      return { frameColor: String(value) };
    default:
      return {};
  }
}

/** The change of one option or one setting of mounting: "additionalOptions.windSensor", "placement.fixing". */
function ownPart(
  group: string,
  part: string,
  value: Repair['value'],
  { options, placement }: SharedSettings,
): Partial<SharedSettings> {
  if (group === 'additionalOptions') return { options: { ...options, [part]: Number(value) } };
  return {
    placement: { ...placement, [part]: typeof value === 'boolean' ? Number(value) : value },
  };
}
