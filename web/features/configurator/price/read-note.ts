import { fromEdgeField } from '#engine/goods/configuration/edge';
import type { Repair } from '#engine/goods/configuration/issues';
import type { ConfigurationRepairFragment } from './price-quote.generated';

/** What an issue and a warning of the API have in common. */
interface ApiNote {
  field: string;
  repair: ConfigurationRepairFragment | null;
}

/** A repair in the API, as it is applied to settings. */
export function readRepair({ field, value, label }: ConfigurationRepairFragment): Repair {
  return { field: fromEdgeField(field), value: JSON.parse(value) as Repair['value'], label };
}

/** An issue or a warning in the API, with the names of settings. */
export function readNote<Note extends ApiNote>({ field, repair, ...note }: Note) {
  return { ...note, field: fromEdgeField(field), ...(repair && { repair: readRepair(repair) }) };
}
