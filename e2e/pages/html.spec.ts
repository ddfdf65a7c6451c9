import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { sitemapPaths } from './sent-page.js';
import { typographyFaults } from './typography.js';

/** The rules of the HTML standard and of WCAG, but no rules about the style of the markup. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // h71: a fieldset may also be named by aria-label. h32: a form that reacts to each key needs no submit button.
    'wcag/h71': 'off',
    'wcag/h32': 'off',
  },
});

const HIDDEN = ['/koszyk', '/logowanie', '/nie-ma', '/produkty?q=trampolina', '/offline.html'];

test('every page is valid HTML, and its words, units, quotes and ranges follow Polish typography', async ({
  request,
}) => {
  const paths = [...(await sitemapPaths(request)), ...HIDDEN];
  const faults: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    faults.push(...typographyFaults(html).map((fault) => `${path} ${fault}`));
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results) {
      faults.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector}`,
        ),
      );
    }
  }
  expect(faults).toEqual([]);
});
