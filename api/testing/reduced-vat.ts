import type { TestVisitor } from './test-visitor.js';

export const RULING = '0113-KDIPT1-2.4012.123.2026.1.AB';

interface Setting {
  category: string;
  ruling: string | null;
  version: number;
}

interface Answer {
  reducedVat: Setting[];
  userErrors: { code: string }[];
}

/** Switches 8 % VAT in housing on for a category by a ruling, or off by null; `version` defaults to the current one. */
export async function setReducedVat(
  admin: TestVisitor,
  category: string,
  ruling: string | null,
  version?: number,
): Promise<Answer> {
  const { data: now } = await admin.graphql<Pick<Answer, 'reducedVat'>>(
    '{ reducedVat { category ruling version } }',
  );
  const currentVersion = now.reducedVat.find((each) => each.category === category)?.version ?? 0;
  const { data, errors } = await admin.graphql<{ setReducedVat: Answer }>(
    `mutation ($input: SetReducedVatInput!) { setReducedVat(input: $input) {
      reducedVat { category ruling version } userErrors { code } } }`,
    { input: { category, ruling, version: version ?? currentVersion } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.setReducedVat;
}
