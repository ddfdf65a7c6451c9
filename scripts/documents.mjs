import { run } from './steps.mjs';

/** Writes the typed GraphQL documents beside their `.graphql` files in web/; they are not in git. */
export async function generateDocuments({ signal } = {}) {
  await run('graphql-codegen', ['--config', 'codegen.ts'], { signal });
}
