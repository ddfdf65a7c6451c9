import type { TestApp } from './test-app.js';

interface Made {
  createApiToken: { secret: string };
}

/** The secret of a new API token that acts for a new admin. */
export async function createToken(app: TestApp, scopes: readonly string[]): Promise<string> {
  const admin = await app.signIn('admin');
  const me = await admin.graphql<{ me: { id: number } }>('{ me { id } }');
  const made = await admin.graphql<Made>(
    `mutation ($input: CreateApiTokenInput!) {
      createApiToken(input: $input) { secret userErrors { message } }
    }`,
    { input: { accountId: me.data.me.id, name: 'Biuro projektowe', scopes } },
  );
  if (made.errors) throw new Error(JSON.stringify(made.errors));
  return made.data.createApiToken.secret;
}
