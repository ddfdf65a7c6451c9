import { randomUUID } from 'node:crypto';
import { NOT_AUDITED, type Operations } from '../../identity/operations.js';
import { EVERY_SETTING } from '../configurator/configurator.operations.js';

const read = { access: 'catalogue:read' } as const;

/** Projects of many windows. */
export const PROJECT_OPERATIONS = {
  'Query.projectQuote': {
    ...read,
    calls: [
      (shop) => ({
        rows: [shop.inputs.wideWindow(), shop.inputs.projectRow({ width: 9999 })],
      }),
    ],
    refused: ({ configurationFields, integer, rows, text }) => ({
      rows,
      ...Object.fromEntries(
        Object.entries(configurationFields).map(([field, values]) => [`rows.${field}`, values]),
      ),
      'rows.label': text(0, 80),
      'rows.quantity': integer(1, 99),
    }),
  },
  'Query.projectProducts': read,
  'Query.project': {
    ...read,
    calls: [async (shop) => ({ id: await shop.project([shop.inputs.wideWindow()]) })],
  },
  'Mutation.saveProject': {
    access: 'configurations:write',
    calls: EVERY_SETTING.map(
      (configuration) => (shop) =>
        shop.inputs.project([{ ...configuration, label: 'Taras', quantity: 1 }]),
    ),
    refused: ({ rows, text }) => ({ name: text(0, 120), place: text(0, 200), rows }),
    refusals: [(shop) => shop.inputs.project([shop.inputs.projectRow({ width: 9999 })])],
    notAudited: NOT_AUDITED.byVisitors,
  },
  'Mutation.addProjectToCart': {
    access: 'everyone',
    calls: [async (shop) => ({ projectId: await shop.project(), idempotencyKey: randomUUID() })],
    refused: ({ key, uuid }) => ({ projectId: uuid, idempotencyKey: key }),
    refusals: [() => ({ projectId: randomUUID() })],
    notAudited: NOT_AUDITED.ownCart,
  },
} satisfies Operations;
