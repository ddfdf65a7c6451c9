import type { GraphQLOperation, Operations } from '../../identity/operations.js';

const CONTENT = {
  subject: 'Mamy zamówienie nr {{numer}}',
  summary: 'Zadzwonimy jutro.',
  heading: 'Dziękujemy',
  introduction: 'Dzień dobry, {{imię}}!',
  closing: 'Do usłyszenia!',
};

const DRAFT = { id: 'order-placed', content: CONTENT };

type Refused = NonNullable<GraphQLOperation['refused']>;

const refusedDraft = ({ text }: Parameters<Refused>[0]): ReturnType<Refused> => ({
  id: text(1, 60),
  content: [5, 'tekst', [], {}],
  'content.subject': text(3, 150),
  'content.summary': text(0, 200),
  'content.heading': text(2, 120),
  'content.introduction': text(0, 5000),
  'content.closing': text(0, 5000),
});

const refusedNumber = (values: Parameters<Refused>[0]): ReturnType<Refused> => ({
  ...refusedDraft(values),
  number: values.integer(1, 2 ** 31 - 1),
});

/** The words of mails to customers; a preview shows what a real customer was mailed. */
export const MAIL_TEXT_OPERATIONS = {
  'Query.mailTexts': { access: 'pages:read' },
  'Query.mailPreview': {
    access: 'mails:read',
    calls: [() => DRAFT, async (shop) => ({ ...DRAFT, number: (await shop.order()).id })],
    refused: refusedNumber,
  },
  'Mutation.publishMailText': {
    access: 'pages:write',
    calls: [
      async (shop) => ({ ...DRAFT, ...(await shop.latestMailText(DRAFT.id)), note: 'Cieplej' }),
      async (shop) => ({
        ...DRAFT,
        ...(await shop.latestMailText('order-shipped')),
        validFrom: shop.inputs.tomorrow(),
      }),
    ],
    refused: (values) => ({
      ...refusedDraft(values),
      version: values.integer(0, 2 ** 31 - 1),
      validFrom: values.time,
      note: values.text(0, 200),
    }),
  },
  'Mutation.sendMailToMe': {
    access: 'mails:write',
    notAudited: 'a trial to the address of the account itself',
    calls: [() => DRAFT, async (shop) => ({ ...DRAFT, number: (await shop.order()).id })],
    refused: refusedNumber,
  },
} satisfies Operations;
