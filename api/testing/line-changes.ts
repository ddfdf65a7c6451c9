import { type Difference, DIFFERENCE } from './order-changes.js';
import type { TestVisitor } from './test-visitor.js';

type Fields = Record<string, unknown>;

interface Refusal {
  code: string;
  message: string;
  path: string[] | null;
}

interface Request {
  id: number;
  type: string;
  message: string;
  orderLineId: string | null;
  status: string;
}

interface Answered {
  order: { requests: Request[] } | null;
  userErrors: Refusal[];
}

interface ReadProposal {
  version: number;
  status: string;
  lineChange: { difference: Difference | null; userErrors: Refusal[] } | null;
}

const send = async <Payload>(visitor: TestVisitor, document: string, variables: Fields) => {
  const { data, errors } = await visitor.graphql<Record<string, Payload>>(document, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0]!;
};

/** What it changes to give a line other goods, as the customer sees it in the configurator. */
export const previewLineChange = (visitor: TestVisitor, input: Fields) =>
  send<{ difference: Difference | null; userErrors: Refusal[] }>(
    visitor,
    `query ($input: LineChangeInput!) { lineChangePreview(input: $input) {
      difference { ${DIFFERENCE} } userErrors { code message path } } }`,
    { input },
  );

/** The input of `requestLineChange` for a change at the price that its preview says. */
export async function agreedLineChange(visitor: TestVisitor, input: Fields): Promise<Fields> {
  const { difference, userErrors } = await previewLineChange(visitor, input);
  if (!difference) throw new Error(JSON.stringify(userErrors));
  return { ...input, expectedTotal: difference.totalAfter, agrees: true, message: 'Po pomiarze.' };
}

export const requestLineChange = (visitor: TestVisitor, input: Fields) =>
  send<Answered>(
    visitor,
    `mutation ($input: RequestLineChangeInput!) { requestLineChange(input: $input) {
      order { requests { id type message orderLineId status } } userErrors { code message path } } }`,
    { input },
  );

/** An inquiry with the change that it proposes, as staff read it. */
export const readProposal = (staff: TestVisitor, id: number) =>
  send<ReadProposal>(
    staff,
    `query ($id: Int!) { inquiry(id: $id) { version status
      lineChange { difference { ${DIFFERENCE} } userErrors { code message path } } } }`,
    { id },
  );

export const acceptLineChange = (staff: TestVisitor, input: { id: number; version: number }) =>
  send<{ inquiry: { status: string } | null; userErrors: Refusal[] }>(
    staff,
    `mutation ($input: AcceptLineChangeInput!) { acceptLineChange(input: $input) {
      inquiry { status } userErrors { code message path } } }`,
    { input },
  );
