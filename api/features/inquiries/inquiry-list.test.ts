import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning } from '../../testing/factories.js';
import { submitInquiry } from '../../testing/inquiries.js';
import { done, draftOffer, offerAction } from '../../testing/offers.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { INQUIRY_STATUSES } from './inquiry.entity.js';

interface Row {
  id: number;
  status: string;
  priority: 'low' | 'medium' | 'high';
  createdAt: string;
}
interface InquiryList {
  totalCount: number;
  items: Row[];
}

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

async function ask<T>(document: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await staff.graphql<T>(document, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function list(variables: Record<string, unknown>, fields = ''): Promise<InquiryList> {
  const { inquiries } = await ask<{ inquiries: InquiryList }>(
    `query ($filter: InquiryFilter, $sort: InquirySort! = newest, $page: PageInput) {
      inquiries(filter: $filter, sort: $sort, page: $page) {
        totalCount
        items { id status priority createdAt ${fields} }
      }
    }`,
    variables,
  );
  return inquiries;
}

const idsOf = ({ items }: InquiryList) => items.map(({ id }) => id);

describe('the list of inquiries', () => {
  it('is found by number, and by parts of sender and text', async () => {
    const mark = randomUUID();
    const id = await submitInquiry(app, {
      name: 'Wojciech Ćwiąkalski',
      email: `w+${mark}@example.com`,
      phone: '511 222 393',
      subject: 'Ławeczka pod pergolą',
      message: `Zależy mi na cieniu (${mark.slice(0, 8)}).`,
    });
    const texts = [`#${id}`, 'cwiakalski', mark, '511-222-393', 'LAWECZKA pod', mark.slice(0, 8)];
    for (const text of texts) expect(idsOf(await list({ filter: { text } }))).toEqual([id]);
  });

  it.each(['%', '_', '\\', 'nikt taki', "' or true --"])(
    'searches for %s as plain text',
    async (text) => {
      expect((await list({ filter: { text } })).totalCount).toBe(0);
    },
  );

  it('is filtered by status, and the counts agree', async () => {
    const { inquiryCounts } = await ask<{ inquiryCounts: { status: string; count: number }[] }>(
      '{ inquiryCounts { status count } }',
    );
    expect(inquiryCounts.map(({ status }) => status)).toEqual(INQUIRY_STATUSES);
    for (const { status, count } of inquiryCounts) {
      const { totalCount, items } = await list({ filter: { status }, page: { limit: 200 } });
      expect(totalCount).toBe(count);
      expect(items.every((row) => row.status === status)).toBe(true);
    }
    const closed = await list({ filter: { open: false } });
    const open = await list({ filter: { open: true } });
    expect(closed.items.every(({ status }) => /resolved|closed/.test(status))).toBe(true);
    expect(open.totalCount + closed.totalCount).toBe((await list({})).totalCount);
  });

  it('has counts of the statuses that ignore only the filter by status', async () => {
    const mark = randomUUID();
    for (const inquiryType of ['complaint', 'complaint', 'general'])
      await submitInquiry(app, { subject: mark, inquiryType });
    const count = async (filter: object) => {
      const { inquiryCounts } = await ask<{ inquiryCounts: { status: string; count: number }[] }>(
        'query ($filter: InquiryFilter) { inquiryCounts(filter: $filter) { status count } }',
        { filter },
      );
      return inquiryCounts.flatMap(({ status, count: some }) => (some > 0 ? [[status, some]] : []));
    };
    expect(await count({ text: mark })).toEqual([['new', 3]]);
    const filter = { text: mark, inquiryType: 'complaint' };
    for (const shown of [{}, { status: 'closed' }, { open: false }, { awaiting: false }])
      expect(await count({ ...filter, ...shown })).toEqual([['new', 2]]);
  });

  it('is filtered by whether the customer waits for an answer', async () => {
    const awaiting = await list({ filter: { awaiting: true }, page: { limit: 200 } });
    const others = await list({ filter: { awaiting: false }, page: { limit: 200 } });
    const statuses = new Set(awaiting.items.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(['in_progress', 'new']);
    for (const { status } of others.items) expect(statuses).not.toContain(status);
    expect(awaiting.totalCount + others.totalCount).toBe((await list({})).totalCount);
  });

  it('is filtered by type, priority and assignee', async () => {
    const mark = randomUUID();
    const mine = await submitInquiry(app, { subject: mark, inquiryType: 'complaint' });
    const free = await submitInquiry(app, { subject: mark, inquiryType: 'general' });
    const { me } = await ask<{ me: { id: number } }>('{ me { id } }');
    await ask(`mutation { updateInquiry(input: { id: ${mine}, version: 1, assigneeId: ${me.id} }) {
      userErrors { code } } }`);
    const found = async (filter: object) =>
      idsOf(await list({ filter: { text: mark, ...filter } }));
    expect(await found({ inquiryType: 'complaint' })).toEqual([mine]);
    expect(await found({ priority: 'low' })).toEqual([free]);
    expect(await found({ assigneeId: me.id })).toEqual([mine]);
    expect(await found({ assigneeId: 0 })).toEqual([free]);
  });

  const RANK = { high: 3, medium: 2, low: 1 };
  it.each<[string, (a: Row, b: Row) => number]>([
    ['newest', (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id],
    ['oldest', (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id],
    [
      'priority_desc',
      (a, b) =>
        RANK[b.priority] - RANK[a.priority] ||
        b.createdAt.localeCompare(a.createdAt) ||
        b.id - a.id,
    ],
    [
      'priority_asc',
      (a, b) =>
        RANK[a.priority] - RANK[b.priority] ||
        a.createdAt.localeCompare(b.createdAt) ||
        a.id - b.id,
    ],
  ])('is sorted by %s, and its pages add up to the whole list', async (sort, compare) => {
    const whole = await list({ sort, page: { limit: 200 } });
    expect(whole.items).toEqual(whole.items.toSorted(compare));
    const pages = [];
    for (let offset = 0; offset < whole.totalCount; offset += 4)
      pages.push(...(await list({ sort, page: { limit: 4, offset } })).items);
    expect(pages).toEqual(whole.items);
  });

  it('takes as many statements for a long page as for a short one', async () => {
    const details =
      'response assignee { name } configuration { drawingUrl } answers { authorName } photographs { url }';
    const statements = (limit: number, fields: string) =>
      app.countStatements(() => list({ page: { limit } }, fields));
    // The session, the page and the count.
    expect(await statements(200, '')).toBeLessThanOrEqual(3);
    expect(await statements(200, '')).toBe(await statements(1, ''));
    expect(await statements(200, details)).toBeLessThanOrEqual(8);
  });

  it('uses an index for each of its sorts', async () => {
    const indexes = await app.sql<{ indexdef: string }>(
      `select indexdef from pg_indexes where tablename = 'inquiry'`,
    );
    for (const columns of [
      'status, created_at, id',
      'created_at, id',
      'priority_rank, created_at, id',
    ])
      expect(indexes.some(({ indexdef }) => indexdef.endsWith(`(${columns})`))).toBe(true);
  });
});

describe('an inquiry', () => {
  it('shows its configuration, and the other inquiries, offers and orders of its customer', async () => {
    const customer = await customerWithCart(app);
    const { order } = await submit(customer, { customerPhone: '+48 601 602 603' });
    const email = customer.customerEmail.toUpperCase().replace('EXAMPLE.COM', 'example.com');
    const { id: configurationId } = await saveAwning(app.visitor());
    const earlier = await submitInquiry(app, { email: customer.customerEmail, phone: null });
    const byPhone = await submitInquiry(app, { phone: '601602603' });
    await submitInquiry(app);
    const offer = await draftOffer(staff, { configurationId, email: customer.customerEmail });
    const id = await submitInquiry(app, { email, phone: '601 602 603', configurationId });
    await done(offerAction(staff, 'createOffer', { inquiryId: id }));
    const { inquiry } = await ask<{ inquiry: unknown }>(
      `query ($id: Int!) { inquiry(id: $id) {
        configuration { id calculatedPrice sizeLabel drawingUrl shortPath }
        customerOrders { id totalAmount }
        otherOffers { id state }
        otherInquiries { id }
      } }`,
      { id },
    );
    expect(inquiry).toEqual({
      configuration: {
        id: configurationId,
        calculatedPrice: '4890.00',
        sizeLabel: expect.stringContaining('400'),
        drawingUrl: `/rysunki/konfiguracja/${configurationId}.svg`,
        shortPath: expect.stringMatching(/^\/k\//),
      },
      customerOrders: [{ id: order!.id, totalAmount: '4890.00' }],
      otherOffers: [{ id: offer.id, state: 'draft' }],
      otherInquiries: [{ id: byPhone }, { id: earlier }],
    });
  });

  it('that does not exist is null', async () => {
    expect(await ask('{ inquiry(id: 999999) { id } }')).toEqual({ inquiry: null });
  });

  it('can be assigned to enabled accounts', async () => {
    const { inquiryAssignees } = await ask<{ inquiryAssignees: { name: string }[] }>(
      '{ inquiryAssignees { id name } }',
    );
    expect(inquiryAssignees).toContainEqual({ id: expect.any(Number), name: 'Piotr Pracownik' });
  });
});

describe('the file of inquiries', () => {
  const read = async (query: string) => {
    const answer = await staff.fetch(`/api/admin/inquiries.csv?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=zapytania.csv');
    return (await answer.text()).trim().split('\r\n');
  };

  it('contains the filtered inquiries with labels and the latest answer, formulas escaped', async () => {
    const mark = randomUUID();
    const id = await submitInquiry(app, {
      name: '=A1+1',
      email: `csv+${mark}@example.com`,
      subject: 'Pergola',
      message: `Pytanie ${mark}; ze średnikiem`,
      inquiryType: 'complaint',
    });
    await submitInquiry(app, { email: `csv+${mark}@example.com`, subject: 'Markiza' });
    await staff.json('PUT', `/api/admin/inquiries/${id}`, {
      status: 'resolved',
      response: 'Tak, zmieści się.',
    });
    const [head, row, ...more] = await read(`text=${mark}&status=resolved&sort=oldest`);
    expect(head).toBe(
      'Numer;Data;Klient;E-mail;Telefon;Rodzaj;Priorytet;Status;Prowadzi;Temat;Wiadomość;Odpowiedź;Zmieniono;Próbki;Adres',
    );
    expect(row).toMatch(
      new RegExp(`^${id};\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d;'=A1\\+1;csv\\+${mark}@`),
    );
    expect(row).toContain(';Reklamacja;Wysoki;Rozwiązane;');
    expect(row).toContain(`;Pergola;"Pytanie ${mark}; ze średnikiem";Tak, zmieści się.;`);
    expect(more).toEqual([]);
    expect(await read(`text=${mark}&open=true`)).toHaveLength(2);
  });

  it('contains telephones as a spreadsheet reads them: no plus and no apostrophe', async () => {
    const mark = randomUUID();
    for (const phone of ['42 600-10-20', '+49 30 901820'])
      await submitInquiry(app, { email: `tel+${mark}@example.com`, phone, subject: phone });
    const [, ...rows] = await read(`text=${mark}&sort=oldest`);
    expect(rows.map((row) => row.split(';')[4])).toEqual(['42 600 10 20', '004930901820']);
  });

  it('refuses an unknown filter', async () => {
    const { status, body } = await staff.json('GET', '/api/admin/inquiries.csv?status=nic');
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_USER_INPUT', fields: [{ path: 'status' }] } },
    });
  });
});
