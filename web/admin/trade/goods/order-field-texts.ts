import { ORDER_FIELDS, formatOrderText } from '#engine/trade/fields/order-fields';
import { valuesOf } from '#engine/trade/fields/text-field';

const { buildingKind, buildingArea } = ORDER_FIELDS;

/** The names of an order's fields, and how codes and decimals are shown, where two versions of a form are compared. */
export const ORDER_FIELD_TEXTS = {
  ...valuesOf(ORDER_FIELDS, (name) => ORDER_FIELDS[name].label),
  buildingKind: {
    label: buildingKind.label,
    show: (kind: string | null) => (kind ? formatOrderText(buildingKind, kind) : 'brak'),
  },
  buildingArea: { label: buildingArea.label, show: (area: string | null) => typedArea(area) ?? '' },
};

/** An area as people type it: "142,50" for the stored "142.50". */
export const typedArea = (area: string | null): string | null => area && area.replace('.', ',');
