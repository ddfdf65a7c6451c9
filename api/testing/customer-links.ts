import type { TestVisitor } from './test-visitor.js';

/** The token of the customer's page of an order or offer, as staff open that page. */
export async function revealToken(
  staff: TestVisitor,
  kind: 'Order' | 'Offer',
  id: number,
): Promise<string> {
  const { data, errors } = await staff.graphql<{ link: { path: string } }>(
    `mutation ($id: Int!) { link: reveal${kind}Link(input: { ${kind.toLowerCase()}Id: $id }) { path } }`,
    { id },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.link.path.split('/').at(-1)!;
}
