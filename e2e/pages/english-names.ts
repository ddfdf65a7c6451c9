import type { Page } from '@playwright/test';

/** Words of Ant Design and of other libraries that are not Polish words. */
const ENGLISH_WORDS =
  'all|clear|close|collapse|control|copy|decrease|delete|edit|expand|expanded|file|found|hide|image|increase|jump|loading|next|open|page|previous|remove|row|search|select|selected|show|toggle|unauthorized|upload|value';
/** The names of Ant Design's icons look like "close-circle". */
const ICON_NAME = '^[a-z]+(-[a-z]+)*$';

/**
 * One finding for each label, title, alternative text or placeholder in English. Only screen readers, tooltips and
 * empty fields show these texts.
 */
export function englishNames(page: Page): Promise<string[]> {
  return page.evaluate(
    ([words, iconName]) => {
      const english = new RegExp(`\\b(${words})\\b`, 'i');
      const named = '[aria-label], [aria-description], [title], [alt], [placeholder], svg > title';
      // Screen readers do not read the content of a button that has a label of its own.
      const unheard =
        '[aria-hidden="true"], [aria-hidden="true"] *, :is(button, [role="button"])[aria-label] *';
      return [...document.querySelectorAll(named)]
        .filter((element) => !element.matches(unheard))
        .flatMap((element) => {
          const texts = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'].map(
            (name) => element.getAttribute(name) ?? '',
          );
          const isImage = element.getAttribute('role') === 'img';
          return [...texts, element instanceof SVGTitleElement ? element.textContent : '']
            .filter((text) => english.test(text) || (isImage && new RegExp(iconName).test(text)))
            .map((text) => `English "${text}" at ${element.outerHTML.slice(0, 150)}`);
        });
    },
    [ENGLISH_WORDS, ICON_NAME] as const,
  );
}
