import type { GraphQLOperation, Operations } from '../../identity/operations.js';

const CONTENT = {
  title: 'Montaż',
  description: 'Co obejmuje montaż i jak się przygotować.',
  facts: [{ value: '2 dni', label: 'trwa montaż' }],
  stepsTitle: 'Etapy',
  steps: [{ title: 'Pomiar', text: 'Mierzymy.' }],
  questions: [{ question: 'Ile to trwa?', answer: 'Dwa dni.' }],
  body: '## Cena\n\nMontuje {{company.name}}.',
};

const WRONG_ROWS = [5, true, 'tekst', {}, [{}], [5], Array(61).fill(CONTENT.facts[0])];

type Refused = NonNullable<GraphQLOperation['refused']>;

/** The values that the fields of a page's content refuse; `at` is the path of the content. */
const refusedContent = ({ text }: Parameters<Refused>[0], at = ''): ReturnType<Refused> => ({
  [`${at}title`]: text(2, 120),
  [`${at}description`]: text(10, 300),
  [`${at}facts`]: WRONG_ROWS,
  [`${at}facts.value`]: text(1, 60),
  [`${at}facts.label`]: text(1, 120),
  [`${at}stepsTitle`]: text(0, 120),
  [`${at}steps`]: WRONG_ROWS,
  [`${at}steps.title`]: text(1, 120),
  [`${at}steps.text`]: text(1, 1000),
  [`${at}questions`]: WRONG_ROWS,
  [`${at}questions.question`]: text(1, 300),
  [`${at}questions.answer`]: text(1, 5000),
  [`${at}body`]: text(1, 100_000),
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
    calls: [() => CONTENT],
    refused: (values) => refusedContent(values),
  },
  'Mutation.publishPage': {
    access: 'pages:write',
    calls: [
      async (shop) => ({ ...(await shop.latestPage('montaz')), content: CONTENT, note: 'Nowa cena' }),
      async (shop) => ({
        ...(await shop.latestPage('serwis')),
        content: CONTENT,
        validFrom: shop.inputs.tomorrow(),
      }),
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
