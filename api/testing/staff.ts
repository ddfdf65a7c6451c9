import type { TestApp } from './test-app.js';
import type { TestVisitor } from './test-visitor.js';

export interface UserErrors {
  userErrors: { code: string; message: string; path: string[] | null }[];
}

/** Sends a mutation with one input and returns its payload with `fields` and the userErrors. */
export async function change<Payload extends object>(
  visitor: TestVisitor,
  mutation: string,
  input: Record<string, unknown>,
  fields = '',
): Promise<Payload & UserErrors> {
  const Input = INPUT_NAMES[mutation] ?? `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await visitor.graphql<Record<string, Payload & UserErrors>>(
    `mutation ($input: ${Input}!) {
      ${mutation}(input: $input) { ${fields} userErrors { code message path } }
    }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data[mutation]!;
}

const INPUT_NAMES: Record<string, string> = {
  disableAccount: 'AccountInput',
  enableAccount: 'AccountInput',
  sendPasswordLink: 'AccountInput',
  resetSecondFactors: 'AccountInput',
  renewRecoveryCodes: 'OwnPasswordInput',
  archiveProducts: 'ProductsInput',
  deleteStaffRole: 'StaffRoleInput',
  unmergeCustomer: 'ReadRowInput',
  sendTestWebhook: 'WebhookEndpointInput',
  deleteWebhookEndpoint: 'WebhookEndpointInput',
};

interface DemoData {
  kind: string;
  count: number;
}

/** What of the demo is in the shop. */
export async function demoDataOf(admin: TestVisitor): Promise<DemoData[]> {
  const { data } = await admin.graphql<{ demoData: DemoData[] }>('{ demoData { kind count } }');
  return data.demoData;
}

/** Removes what of the demo is in the shop, as it is now. */
export async function removeDemo(
  admin: TestVisitor,
  withProducts: boolean,
): Promise<UserErrors & { left: DemoData[] }> {
  const seenCount = (await demoDataOf(admin)).reduce((sum, { count }) => sum + count, 0);
  return change(admin, 'removeDemoData', { withProducts, seenCount }, 'left { kind count }');
}

export interface Me {
  id: number;
  email: string;
  name: string;
  role: { id: string };
  version: number;
}

/** The signed-in viewer, or null. */
export async function viewerOf(visitor: TestVisitor): Promise<Me | null> {
  const { data } = await visitor.graphql<{ me: Me | null }>(
    '{ me { id email name role { id } version } }',
  );
  return data.me;
}

/** The token of the password link in the newest mail to this address that has one. */
export async function mailedLink(app: TestApp, email: string): Promise<string> {
  const [mail] = await app.sql<{ content: string }>(
    `select content::text from outgoing_mail where recipient = $1 and content::text like '%/haslo/%'
      order by created_at desc limit 1`,
    [email],
  );
  const token = /"\/haslo\/([\w-]{43})"/.exec(mail?.content ?? '')?.[1];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}
