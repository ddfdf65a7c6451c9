import type { GraphQLOperation, Operations } from '../../identity/operations.js';

const CONTENT = {
  title: 'Montaż',
  description: 'Co obejmuje montaż i jak się przygotować.',
  blocks: [
    {
      kind: 'tiles',
      title: 'Co zyskujesz',
      note: 'Zawsze.',
      rows: [{ heading: 'Na wymiar', text: 'Co do centymetra.', mark: 'ruler' }],
    },
    { kind: 'questions', rows: [{ heading: 'Ile to trwa?', text: 'Dwa dni.' }] },
  ],
  body: '## Cena\n\nMontuje {{company.name}}.',
  // Of articles; other texts have none of it.
  article: {
    author: 'Ewa Lis',
    date: '2026-11-09',
    category: 'poradniki',
    tags: ['taras'],
    picture: '/rysunki/rodzina/markizy.svg',
  },
};

/** The values that a list refuses which holds at most `most` entries like this one. */
const wrongList = (most: number, entry: unknown) =>
  [5, true, 'tekst', {}, [{}], [5], Array(most + 1).fill(entry)];

type Refused = NonNullable<GraphQLOperation['refused']>;

/** The values that the fields of a page's content refuse; `at` is the path of the content. */
const refusedContent = ({ text, boolean }: Parameters<Refused>[0], at = ''): ReturnType<Refused> => ({
  [`${at}title`]: text(2, 120),
  [`${at}description`]: text(10, 300),
  [`${at}blocks`]: wrongList(20, CONTENT.blocks[0]),
  [`${at}blocks.kind`]: ['', 'table', 5, null, ['facts']],
  [`${at}blocks.title`]: text(0, 120),
  [`${at}blocks.note`]: text(0, 1000),
  [`${at}blocks.rows`]: wrongList(60, CONTENT.blocks[0]!.rows[0]),
  [`${at}blocks.rows.heading`]: text(1, 300),
  [`${at}blocks.rows.text`]: text(1, 5000),
  [`${at}blocks.rows.mark`]: text(0, 120),
  [`${at}body`]: text(0, 100_000),
  [`${at}isWithdrawn`]: boolean,
  [`${at}inFooter`]: boolean,
  [`${at}article`]: [5, 'tekst', [], {}],
  [`${at}article.author`]: text(0, 120),
  [`${at}article.date`]: ['', 'wczoraj', '2026-02-30', 5],
  [`${at}article.category`]: ['', 'koty', 5],
  [`${at}article.tags`]: [5, {}, [''], [5], ['x'.repeat(41)], Array(11).fill('taras')],
  [`${at}article.picture`]: text(1, 500),
});

/** What the shop tells about itself. */
export const CONTENT_OPERATIONS = {
  'Query.company': { access: 'everyone' },
  'Query.replyDeadline': { access: 'everyone' },
  'Query.articles': { access: 'everyone' },
  'Query.article': {
    access: 'everyone',
    calls: [
      async (shop) => ({ id: (await shop.ask<{ id: string }[]>('{ articles { id } }'))[0]!.id }),
    ],
  },
  'Query.footerPages': { access: 'everyone' },
  'Query.movedTo': { access: 'everyone', calls: [() => ({ path: '/dawny-adres' })] },
  'Query.textPage': { access: 'everyone', calls: [() => ({ slug: 'montaz' })] },
  'Query.legalText': {
    access: 'everyone',
    calls: [
      async (shop) => {
        const { id } = await shop.order();
        const { legalTexts } = await shop.ask<{ legalTexts: { sha256: string }[] }>(
          `{ adminOrder(id: ${id}) { legalTexts { sha256 } } }`,
        );
        return { sha256: legalTexts[0]!.sha256 };
      },
    ],
  },
  'Query.editablePages': { access: 'pages:read' },
  'Query.pagePreview': {
    access: 'pages:read',
    calls: [() => CONTENT, () => ({ ...CONTENT, isWithdrawn: true, inFooter: true })],
    refused: (values) => refusedContent(values),
  },
  'Mutation.publishPage': {
    access: 'pages:write',
    calls: [
      async (shop) => ({ ...(await shop.latestPage('blog/2')), content: CONTENT, note: 'Nowa cena' }),
      async (shop) => ({
        ...(await shop.latestPage('serwis')),
        content: CONTENT,
        validFrom: shop.inputs.tomorrow(),
      }),
      async (shop) => ({ ...(await shop.latestPage('blog/1')), content: { ...CONTENT, isWithdrawn: true } }),
      () => ({ slug: 'strona/o-montazu', version: 0, content: { ...CONTENT, inFooter: true } }),
    ],
    refused: (values) => ({
      slug: values.text(1, 60),
      version: values.integer(0, 2 ** 31 - 1),
      content: [5, 'tekst', [], {}],
      ...refusedContent(values, 'content.'),
      validFrom: values.time,
      note: values.text(0, 200),
    }),
  },
} satisfies Operations;
