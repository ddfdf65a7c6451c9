import type { EntityManager } from '@mikro-orm/postgresql';
import type { Fact } from '#engine/goods/configuration/facts';
import { unconfirmedFacts } from '#engine/goods/model/fitting-facts';
import { batched } from '../../../shared/batched.js';
import type { OrderLine } from '../order-line.entity.js';
import type { Order } from '../order.entity.js';
import { MeasurementConfirmation } from './measurement-confirmation.entity.js';

/** The confirmation of a line's measurements by the id of the line; undefined where there is none. */
export const confirmationOf = batched(async (em: EntityManager, lineIds: readonly string[]) => {
  const found = await em.find(MeasurementConfirmation, { line: { $in: [...lineIds] } });
  return new Map(found.map((confirmation) => [confirmation.line.id, confirmation]));
});

/** What of a line's goods nobody has entered or confirmed; a release confirms nothing. */
export function unconfirmedOf(
  { settings }: Pick<OrderLine, 'settings'>,
  confirmation: Pick<MeasurementConfirmation, 'facts'> | undefined,
): Fact[] {
  const confirmed = new Map(confirmation?.facts.map(({ label, value }) => [label, value]));
  return unconfirmedFacts(settings).filter(({ label, value }) => confirmed.get(label) !== value);
}

/** A line that must not be made yet, with what of it nobody has confirmed. */
export interface UnmeasuredLine {
  line: OrderLine;
  facts: Fact[];
}

/** The lines of orders with something that nobody has confirmed or released, by the id of the order. */
export async function unmeasuredLines(
  em: EntityManager,
  orders: readonly Order[],
): Promise<Map<number, UnmeasuredLine[]>> {
  await em.populate([...orders], ['lines']);
  const found = await Promise.all(
    orders.map(async ({ id, lines }) => {
      const checked = await Promise.all(lines.map((line) => unmeasured(em, line)));
      return [id, checked.filter((line) => line !== null)] as const;
    }),
  );
  return new Map(found.filter(([, lines]) => lines.length > 0));
}

async function unmeasured(em: EntityManager, line: OrderLine): Promise<UnmeasuredLine | null> {
  const confirmation = await confirmationOf(em, line.id);
  if (confirmation?.source === 'release') return null;
  const facts = unconfirmedOf(line, confirmation);
  return facts.length > 0 ? { line, facts } : null;
}
