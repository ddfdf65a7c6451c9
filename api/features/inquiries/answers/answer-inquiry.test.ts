import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../../testing/inquiries.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

interface Payload {
  inquiry: {
    status: string;
    priority: string;
    version: number;
    response: string | null;
    assignee: { name: string } | null;
    answers: { text: string; authorName: string }[];
  } | null;
  userErrors: { code: string; path: string[] | null }[];
}

const INQUIRY = `{ inquiry { status priority version response assignee { name }
  answers { text authorName } } userErrors { code path } }`;

async function edit(verb: 'update' | 'answer', input: object, who = staff): Promise<Payload> {
  const type = `${verb === 'update' ? 'Update' : 'Answer'}InquiryInput`;
  const { data, errors } = await who.graphql<{ payload: Payload }>(
    `mutation ($input: ${type}!) { payload: ${verb}Inquiry(input: $input) ${INQUIRY} }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.payload;
}

const mailsTo = (email: string) =>
  app.sql<{ subject: string; text: string }>(
    'select subject, content::text as text from outgoing_mail where recipient = $1 order by created_at',
    [email],
  );

describe('an edit of an inquiry', () => {
  it('sets the given fields and keeps the rest', async () => {
    const id = await submitInquiry(app);
    const first = await edit('update', { id, version: 1, status: 'in_progress' });
    expect(first.inquiry).toMatchObject({ status: 'in_progress', priority: 'medium', version: 2 });
    const second = await edit('update', { id, version: 2, priority: 'high' });
    expect(second.inquiry).toMatchObject({ status: 'in_progress', priority: 'high', version: 3 });
  });

  it('of an old version is refused, and returns the current inquiry', async () => {
    const id = await submitInquiry(app);
    await edit('update', { id, version: 1, priority: 'high' });
    const { inquiry, userErrors } = await edit('update', { id, version: 1, status: 'closed' });
    expect(userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: null }]);
    expect(inquiry).toMatchObject({ status: 'new', priority: 'high', version: 2 });
  });

  it('assigns and unassigns an inquiry, but refuses a disabled account', async () => {
    const id = await submitInquiry(app);
    const [colleague] = await app.sql<{ id: number }>(
      `insert into user_account (email, name, password_hash, role)
       values ($1, 'Jan Nowy', 'x', 'staff') returning id`,
      [`${randomUUID()}@example.com`],
    );
    const given = await edit('update', { id, version: 1, assigneeId: colleague!.id });
    expect(given.inquiry?.assignee).toEqual({ name: 'Jan Nowy' });
    const taken = await edit('update', { id, version: 2, assigneeId: 0 });
    expect(taken.inquiry?.assignee).toBeNull();
    await app.sql('update user_account set disabled_at = now() where id = $1', [colleague!.id]);
    const refused = await edit('update', { id, version: 3, assigneeId: colleague!.id });
    expect(refused.userErrors).toEqual([{ code: 'BAD_USER_INPUT', path: ['assigneeId'] }]);
  });

  it('is recorded with its author', async () => {
    const id = await submitInquiry(app);
    await edit('update', { id, version: 1, status: 'closed' });
    const entries = await app.sql(
      `select before, after from audit_entry where subject_type = 'inquiry' and subject_id = $1`,
      [String(id)],
    );
    expect(entries).toEqual([{ before: { status: 'new' }, after: { status: 'closed' } }]);
  });
});

describe('an answer', () => {
  it('is mailed, stored with its author, and sets the status', async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await submitInquiry(app, { email, subject: 'Gęśla' });
    const text = 'Dzień dobry, Łucja!\n\nTak, zmieści się.';
    const answer = { id, version: 1, text: ` ${text} `, status: 'waiting_for_customer' };
    const { inquiry } = await edit('answer', answer);
    expect(inquiry).toEqual({
      status: 'waiting_for_customer',
      priority: 'medium',
      version: 2,
      response: text,
      assignee: { name: 'Piotr Pracownik' },
      answers: [{ text, authorName: 'Piotr Pracownik' }],
    });
    const [, mail] = await mailsTo(email);
    expect(mail).toMatchObject({
      subject: `Odpowiedź na zapytanie nr ${id}: Gęśla`,
      text: expect.stringContaining('Tak, zmieści się.'),
    });
  });

  it('sent twice at once is mailed once', async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await submitInquiry(app, { email });
    const answer = { id, version: 1, text: 'Tak.', status: 'new', idempotencyKey: randomUUID() };
    const outcomes = await Promise.all([1, 2, 3].map(() => edit('answer', answer)));
    const refused = outcomes.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(refused).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('that is repeated after a lost answer of the server succeeds and changes nothing', async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await submitInquiry(app, { email });
    const answer = {
      id,
      version: 1,
      text: 'Tak. ',
      status: 'waiting_for_customer',
      idempotencyKey: randomUUID(),
    };
    await edit('answer', answer);
    await edit('update', { id, version: 2, status: 'closed' });
    expect(await edit('answer', answer)).toMatchObject({
      inquiry: { status: 'closed', version: 3, answers: [{ text: 'Tak.' }] },
      userErrors: [],
    });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('to an old version is refused under a new key, without a key, and for another member of staff', async () => {
    const id = await submitInquiry(app);
    const idempotencyKey = randomUUID();
    const answer = { id, version: 1, text: 'Tak.', status: 'new', idempotencyKey };
    await edit('answer', answer);
    const colleague = await app.signIn('staff');
    for (const late of [
      await edit('answer', { ...answer, idempotencyKey: randomUUID() }),
      await edit('answer', { ...answer, idempotencyKey: null }),
      await edit('answer', answer, colleague),
    ])
      expect(late.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
  });

  it('with another text or status under a used key is refused', async () => {
    const id = await submitInquiry(app);
    const idempotencyKey = randomUUID();
    const answer = { id, version: 1, text: 'Tak.', status: 'new', idempotencyKey };
    await edit('answer', answer);
    for (const other of [{ text: 'Nie.' }, { status: 'closed' }]) {
      const { userErrors } = await edit('answer', { ...answer, version: 2, ...other });
      expect(userErrors).toEqual([{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }]);
    }
  });

  it('with a placeholder left open is not sent', async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await submitInquiry(app, { email });
    const text = 'Dzień dobry, {imie}!';
    const { userErrors } = await edit('answer', { id, version: 1, text, status: 'resolved' });
    expect(userErrors).toEqual([{ code: 'BAD_USER_INPUT', path: ['text'] }]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('to an unknown inquiry is not found', async () => {
    const answer = { id: 999_999, version: 1, text: 'Tak.', status: 'new' };
    expect(await edit('answer', answer)).toMatchObject({
      inquiry: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('over REST', () => {
  it('the status alone is set, or together with a response', async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await submitInquiry(app, { email });
    const path = `/api/admin/inquiries/${id}`;
    expect(await staff.json('PUT', path, { status: 'in_progress' })).toMatchObject({
      status: 200,
      body: { id, status: 'in_progress', response: null, version: 2 },
    });
    expect(await mailsTo(email)).toHaveLength(1);
    const answered = { status: 'resolved', response: 'Wysłaliśmy próbki.' };
    expect(await staff.json('PUT', path, answered)).toMatchObject({ status: 200, body: answered });
    expect(await mailsTo(email)).toHaveLength(2);
    const late = { ...answered, response: 'Próbki już w drodze.', version: 1 };
    expect(await staff.json('PUT', path, late)).toMatchObject({
      status: 409,
      body: { error: { code: 'CHANGED_MEANWHILE' } },
    });
    const list = await staff.json<object[]>('GET', `/api/admin/inquiries?text=${email}`);
    expect(list.headers.get('x-total-count')).toBe('1');
    expect(list.body).toEqual([
      {
        id,
        customerName: 'Łucja Żółć',
        customerEmail: email,
        customerPhone: '+48426001020',
        subject: 'Markiza na taras',
        message: 'Proszę o wycenę markizy 4 × 3 m.',
        inquiryType: 'quote',
        photographs: [],
        samples: [],
        street: null,
        postalCode: null,
        city: null,
        status: 'resolved',
        priority: 'medium',
        response: 'Wysłaliśmy próbki.',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        version: 3,
      },
    ]);
  });

  it('the list is filtered by status', async () => {
    const { body } = await staff.json<{ status: string }[]>(
      'GET',
      '/api/admin/inquiries?status=new&open=true&assigneeId=0',
    );
    expect(new Set(body.map(({ status }) => status))).toEqual(new Set(['new']));
    expect((await staff.json('GET', '/api/admin/inquiries?status=lost')).status).toBe(422);
    expect((await staff.json('GET', '/api/admin/inquiries?open=tak')).status).toBe(422);
  });
});

describe('a canned answer', () => {
  const create = (title: string, text: string) =>
    staff.graphql<{ createCannedAnswer: { cannedAnswer: { id: number }; userErrors: object[] } }>(
      `mutation ($input: CreateCannedAnswerInput!) {
        createCannedAnswer(input: $input) { cannedAnswer { id version } userErrors { code path } } }`,
      { input: { title, text } },
    );
  const update = (input: object) =>
    staff.graphql(
      `mutation ($input: UpdateCannedAnswerInput!) {
        updateCannedAnswer(input: $input) { cannedAnswer { title text version } userErrors { code } } }`,
      { input },
    );

  it('is created, changed by its latest version, and deleted', async () => {
    const title = `Próbki ${randomUUID()}`;
    const { data } = await create(title, 'Dzień dobry, {imie}! Zapytanie {numer}.');
    const { id } = data.createCannedAnswer.cannedAnswer;
    const edited = { id, title, text: 'Wyślemy próbki.' };
    expect(await update({ ...edited, version: 1 })).toMatchObject({
      data: { updateCannedAnswer: { cannedAnswer: { version: 2 }, userErrors: [] } },
    });
    expect(await update({ ...edited, version: 1, text: 'Nie wyślemy.' })).toMatchObject({
      data: {
        updateCannedAnswer: {
          cannedAnswer: { text: 'Wyślemy próbki.', version: 2 },
          userErrors: [{ code: 'CHANGED_MEANWHILE' }],
        },
      },
    });
    const list = await staff.graphql('{ cannedAnswers { title } }');
    expect(list.data).toMatchObject({ cannedAnswers: expect.arrayContaining([{ title }]) });
    const remove = `mutation { deleteCannedAnswer(input: { id: ${id} }) { deletedId userErrors { code } } }`;
    expect((await staff.graphql(remove)).data).toEqual({
      deleteCannedAnswer: { deletedId: id, userErrors: [] },
    });
    expect((await staff.graphql(remove)).data).toEqual({
      deleteCannedAnswer: { deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] },
    });
  });

  it('needs a title of its own and known placeholders', async () => {
    const title = randomUUID();
    await create(title, 'Dzień dobry!');
    expect((await create(title, 'Dobry wieczór!')).data.createCannedAnswer).toEqual({
      cannedAnswer: null,
      userErrors: [{ code: 'BAD_USER_INPUT', path: ['title'] }],
    });
    expect((await create(randomUUID(), 'Witaj, {nazwisko}!')).data.createCannedAnswer).toEqual({
      cannedAnswer: null,
      userErrors: [{ code: 'BAD_USER_INPUT', path: ['text'] }],
    });
  });
});
