import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import { revealToken } from './customer-links.js';
import type { TestVisitor } from './test-visitor.js';

interface ChangedFact {
  label: string;
  before: string | null;
  after: string | null;
}

export interface Difference {
  facts: ChangedFact[];
  lines: {
    kind: string;
    name: string;
    facts: ChangedFact[];
    totalBefore: string | null;
    totalAfter: string | null;
  }[];
  totalBefore: string;
  totalAfter: string;
  difference: string;
  needsConsent: boolean;
}

export interface ReadService {
  text: string;
  unit: string;
  unitPrice: string;
  vat: string;
  quantity: number;
  discount: string;
  lineTotal: string;
}

export const SERVICES = 'services { text unit unitPrice vat quantity discount lineTotal }';

/** Services as an input that leaves them unchanged. */
export const serviceInputs = (services: readonly ReadService[]) =>
  services.map((service) =>
    pick(service, ['text', 'unit', 'unitPrice', 'vat', 'quantity', 'discount']),
  );

interface ReadVersion {
  number: number;
  state: string;
  isOpen: boolean;
  reason: string | null;
  totalAmount: string;
  decidedName: string | null;
  decidedAt: string | null;
  consentWay: string | null;
  decisionNote: string | null;
  authorName: string | null;
  lines: { lineId: string; quantity: number; lineTotal: string }[];
  difference: Difference | null;
}

export interface ChangedOrder extends Record<string, unknown> {
  id: number;
  token: string;
  version: number;
  currentVersion: number;
  status: string;
  services: ReadService[];
  discount: string;
  discountReason: string | null;
  totalAmount: string;
  net: string;
  vat: string;
  lines: {
    id: string;
    quantity: number;
    label: string;
    unitPrice: string;
    discount: string;
    lineTotal: string;
    configuration: { width: number };
  }[];
  versions: ReadVersion[];
  history: { versionNumber: number | null; versionNews: string | null; note: string | null }[];
}

export const DIFFERENCE = `
  facts { label before after }
  lines { kind name facts { label before after } totalBefore totalAfter }
  totalBefore totalAfter difference needsConsent`;

const ORDER = `
  id version currentVersion status ${SERVICES} discount discountReason totalAmount net vat ${ORDER_FIELD_NAMES.join(' ')}
  lines { id quantity label unitPrice discount lineTotal configuration { width } }
  versions {
    number state isOpen reason totalAmount decidedName decidedAt consentWay decisionNote authorName
    lines { lineId quantity lineTotal } difference { ${DIFFERENCE} }
  }
  history { versionNumber versionNews note }`;

export interface ChangeAnswer {
  order: ChangedOrder | null;
  userErrors: { code: string; message: string; path: string[] | null }[];
}

/** The order with its versions, as this visitor sees it. */
export async function readChanged(visitor: TestVisitor, token: string): Promise<ChangedOrder> {
  const { data, errors } = await visitor.graphql<{ order: ChangedOrder }>(
    `query ($token: String!) { order(token: $token) { token ${ORDER} } }`,
    { token },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.order;
}

/** The input of a change that leaves everything unchanged, apart from the overrides. */
export const changeInput = (order: ChangedOrder, overrides: Record<string, unknown> = {}) => ({
  ...pick(order, ORDER_FIELD_NAMES),
  orderId: order.id,
  version: order.version,
  lines: order.lines.map(({ id, quantity, label, discount }) => ({
    lineId: id,
    quantity,
    label,
    discount,
  })),
  services: serviceInputs(order.services),
  discount: order.discount,
  discountReason: order.discountReason,
  ...overrides,
});

export const preview = async (staff: TestVisitor, input: object) => {
  const { data, errors } = await staff.graphql<{
    orderChangePreview: Pick<ChangeAnswer, 'userErrors'> & { difference: Difference | null };
  }>(
    `query ($input: OrderChangeInput!) {
      orderChangePreview(input: $input) { difference { ${DIFFERENCE} } userErrors { code message path } } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.orderChangePreview;
};

/** Sends one of the mutations about changes; throws where the answer has GraphQL errors. */
export async function change(
  visitor: TestVisitor,
  name: string,
  input: object,
): Promise<ChangeAnswer> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const isOwn = 'token' in input;
  const { data, errors } = await visitor.graphql<Record<string, ChangeAnswer>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { order { ${isOwn ? 'token' : ''} ${ORDER} } userErrors { code message path } } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const answer = data[name]!;
  if (answer.order && !isOwn)
    answer.order.token = await revealToken(visitor, 'Order', answer.order.id);
  return answer;
}

/** Previews a change and proposes it with the total of the preview; fails on errors. */
export async function propose(
  staff: TestVisitor,
  order: ChangedOrder,
  overrides: Record<string, unknown> = {},
): Promise<ChangedOrder> {
  const input = changeInput(order, overrides);
  const { difference, userErrors } = await preview(staff, input);
  if (!difference) throw new Error(JSON.stringify(userErrors));
  const expectedTotal = difference.totalAfter;
  const answer = await change(staff, 'proposeOrderChange', {
    ...input,
    expectedTotal,
    reason: 'Inny wymiar po pomiarze',
  });
  if (!answer.order || answer.userErrors.length > 0) throw new Error(JSON.stringify(answer));
  return answer.order;
}

/** The expected answer to a change that is refused with this code, for the field at this path. */
export const refusedWith = (code: string, path?: string) => ({
  userErrors: [{ code, ...(path !== undefined && { path: path.split('.') }) }],
});
