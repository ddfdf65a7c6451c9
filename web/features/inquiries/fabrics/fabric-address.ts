import {
  FABRIC_TONES,
  type FabricFilter,
  OPENNESS_CLASSES,
} from '#engine/goods/fabrics/fabric-filter';
import { keysOf } from '#engine/trade/fields/pick';
import { isCategory } from '../../../goods/categories';

/** The filter in the URL of the fabric page; unknown values count as absent. */
export function readFilter(params: URLSearchParams): FabricFilter {
  const category = params.get('rodzina');
  return {
    category: isCategory(category) ? category : null,
    tone: keysOf(FABRIC_TONES).find((tone) => tone === params.get('odcien')) ?? null,
    openness:
      keysOf(OPENNESS_CLASSES).find((openness) => openness === params.get('przeswit')) ?? null,
  };
}

const FIELDS = ['rodzina', 'odcien', 'przeswit'];

/** Only the parameters that belong to the filter, without empty values. */
export function filterParams(params: URLSearchParams): URLSearchParams {
  const chosen = FIELDS.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(chosen);
}
