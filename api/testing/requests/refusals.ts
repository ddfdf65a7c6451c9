import { forEachAtOnce } from './at-once.js';

/** An answer, and the fields that it refuses by name. */
export interface Refusal {
  named: ReadonlySet<string>;
  answer: unknown;
}

/** A wrong value that was accepted, with the answer. */
export interface Accepted {
  value: unknown;
  answer: unknown;
}

type Fields = Record<string, unknown>;

/**
 * Sends the wrong values of each field and returns those that were not refused, by field. One request holds wrong
 * values of several fields, because the answer names each refused field. The values of fields that it does not name are
 * sent again without those of the named fields, and finally one by one.
 */
export async function findAccepted(
  wrong: Record<string, readonly unknown[]>,
  send: (fields: Fields) => Promise<Refusal>,
): Promise<Map<string, Accepted[]>> {
  const accepted = new Map<string, Accepted[]>();
  const most = Math.max(0, ...Object.values(wrong).map(({ length }) => length));
  await forEachAtOnce([...Array(most).keys()], async (index) => {
    const fields = Object.entries(wrong).filter(([, values]) => index < values.length);
    const values = fields.map(([field, listed]) => [field, listed[index]] as const);
    for (const [field, lapse] of await sendAll(values, send))
      accepted.set(field, [...(accepted.get(field) ?? []), lapse]);
  });
  return accepted;
}

async function sendAll(
  values: readonly (readonly [field: string, value: unknown])[],
  send: (fields: Fields) => Promise<Refusal>,
): Promise<[field: string, lapse: Accepted][]> {
  if (values.length === 0) return [];
  const { named, answer } = await send(Object.fromEntries(values));
  const left = values.filter(([field]) => !named.has(field));
  if (left.length < values.length) return sendAll(left, send);
  if (left.length === 1) return left.map(([field, value]) => [field, { value, answer }]);
  const lapses = [];
  for (const each of left) lapses.push(...(await sendAll([each], send)));
  return lapses;
}
