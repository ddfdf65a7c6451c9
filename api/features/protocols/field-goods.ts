import type { EntityManager } from '@mikro-orm/postgresql';
import type { Category } from '#engine/goods/families/categories';
import type { AgreedGoods } from '../agreements/agreed-goods.js';
import { presentOrdered } from '../agreements/snapshot.js';
import type { OrderedConfiguration } from '../configurator/configurations/configuration.payloads.js';
import { presentConfiguration } from '../configurator/configurations/configuration.service.js';
import { versionOf } from '../offers/find-offer.js';
import type { Visit } from '../visits/visit.entity.js';
import type { ProtocolLine } from './protocol-parts.js';
import type { SignedGoods } from './protocol.entity.js';

/** Goods that a visit is about, as protocols and phones know them. */
export interface FieldGoods extends SignedGoods {
  configuration: OrderedConfiguration;
}

/** The lines of the order, of the current version of the offer, or the goods that were configured with the inquiry. */
export async function goodsOfVisit(em: EntityManager, visit: Visit): Promise<FieldGoods[]> {
  const order = await visit.order?.load();
  if (order) return (await order.lines.loadItems()).map((line) => fieldGoods(line, line.id));
  const offer = await visit.offer?.load();
  if (offer) {
    const { lines } = await versionOf(em, offer, offer.currentVersion);
    return [...lines].map((line) => fieldGoods(line, line.lineId));
  }
  const configured = await (await visit.inquiry?.load())?.configuration?.load();
  if (!configured) return [];
  const { id, settings } = configured;
  const { name } = await configured.product.loadOrFail();
  return [
    {
      id,
      position: 0,
      quantity: 1,
      label: '',
      productName: name,
      settings,
      configuration: presentConfiguration(configured),
    },
  ];
}

const fieldGoods = (line: AgreedGoods, id: string): FieldGoods => ({
  ...signedGoods({ ...line, id }),
  configuration: presentOrdered(line, id),
});

/** The goods that the paper of a protocol shows. */
export const signedGoods = ({
  id,
  position,
  quantity,
  label,
  productName,
  settings,
}: SignedGoods): SignedGoods => ({ id, position, quantity, label, productName, settings });

/** The families that the checklist of a visit is about: those of its goods, and what else was measured. */
export const familiesOf = (
  goods: readonly SignedGoods[],
  lines: readonly ProtocolLine[],
): Category[] => [
  ...goods.map(({ settings }) => settings.category),
  ...lines.flatMap(({ family }) => family ?? []),
];

/** What each piece of an ordered line is called: "17-1-2" is the second one of the first line of order 17. */
export const serialNumbersOf = (
  orderId: number,
  { position, quantity }: Pick<SignedGoods, 'position' | 'quantity'>,
): string[] =>
  Array.from({ length: quantity }, (_, index) => `${orderId}-${position + 1}-${index + 1}`);
