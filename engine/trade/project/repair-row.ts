import { quantitiesOf } from '../../goods/configuration/check-options.js';
import { applyRepair, type Repair } from '../../goods/configuration/issues.js';
import type { ProjectRow, SharedSettings } from './project.js';

/** The row after a repair; the other windows of its family stay as they are. */
export function repairRow(
  row: ProjectRow,
  repair: Pick<Repair, 'field' | 'value'>,
  settings: SharedSettings,
): ProjectRow {
  const { field, value } = repair;
  if (field === 'width' || field === 'height') return { ...row, [field]: String(value) };
  const [name = ''] = field.split('.');
  if (!(name in settings)) return row;
  const repaired = applyRepair(settings, repair);
  const own =
    name === 'options' ? quantitiesOf(repaired.options) : repaired[name as keyof SharedSettings];
  return { ...row, own: { ...row.own, [name]: own } };
}
