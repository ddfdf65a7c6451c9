import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCart, saveAwning } from '../../../testing/factories.js';
import { type PlacedOrder, placeOrder, transferInput } from '../../../testing/orders.js';
import { lettersOf, pageCount, pageTexts } from '../../../testing/pdf.js';
import { change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { balanceOf } from '../../ledger/balance.js';
import { Order } from '../order.entity.js';
import { orderContent } from './order-content.js';
import { worksheetOf } from './worksheet-content.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

/** Places an order of two electric awnings with a wind sensor and one awning with default options. */
async function placed(customer: object = {}): Promise<PlacedOrder & { lineIds: string[] }> {
  const visitor = app.visitor();
  const options = { controlType: 'electric', additionalOptions: { windSensor: true } };
  const { id: configurationId } = await saveAwning(visitor, { width: 433, ...options });
  await fillCart(visitor, { configurationId, quantity: 2 });
  const { total } = await fillCart(visitor);
  const { order } = await placeOrder(visitor, { expectedTotal: total, ...customer });
  const rows = await app.sql<{ id: string }>(
    'select id from order_line where order_id = $1 order by position',
    [order!.id],
  );
  return { ...order!, lineIds: rows.map(({ id }) => id) };
}

async function loaded(id: number) {
  const em = app.services.orm.em.fork();
  const order = await em.findOneOrFail(Order, { id }, { populate: ['lines'] });
  order.isOwn = true;
  return { order, lines: order.lines.getItems(), balance: await balanceOf(em, id) };
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the printed order', () => {
  it('shows the payment schedule, and the data for a transfer once it is due', async () => {
    const { id } = await placed();
    const read = async () => {
      const { company } = app.services.content;
      const source = { ...(await loaded(id)), company, publicUrl: 'https://shop.test' };
      return orderContent(source).payment;
    };
    const rows = ({ schedule }: Awaited<ReturnType<typeof read>>) =>
      schedule.map(({ label, note, amount }) => [label, note && spaced(note), spaced(amount)]);
    const before = await read();
    expect(rows(before)).toEqual([
      ['Zaliczka', null, '5 245,80 zł'],
      ['Pozostała kwota', null, '12 240,20 zł'],
    ]);
    expect(before.transfer).toBeNull();
    await staff.json('PUT', `/api/admin/orders/${id}/status`, { status: 'confirmed' });
    const after = await read();
    expect(rows(after)[0]).toEqual(['Zaliczka', expect.stringMatching(/^termin: /), '5 245,80 zł']);
    expect(after.transfer?.code).toContain(`|524580|Cieniomat|Zamówienie nr ${id}|||`);

    await change(staff, 'bookTransfer', transferInput(id, { amount: '1000.00' }));
    const partlyPaid = await read();
    expect(rows(partlyPaid)[0]).toEqual([
      'Zaliczka',
      expect.stringMatching(/^zostało 4 245,80 zł, termin: /),
      '5 245,80 zł',
    ]);
    expect(partlyPaid.transfer?.code).toContain('|424580|');
  });

  it('shows customer, goods and prices of the order', async () => {
    const { id, token } = await placed();
    const content = orderContent({
      ...(await loaded(id)),
      company: app.services.content.company,
      publicUrl: 'https://shop.test',
    });
    expect(content.customer.map(({ value }) => spaced(value))).toEqual([
      'Żaneta Gęślą',
      'zaneta@example.com',
      '+48 600 100 200',
      'ul. Źródlana 7, 90-001 Łódź',
    ]);
    expect(content.goods.map((goods) => spaced(goods.total.label + goods.total.amount))).toEqual([
      '2 szt. × 6 298 zł12 596 zł',
      '1 szt. × 4 890 zł4 890 zł',
    ]);
    expect(
      content.goods[0]!.receipt.map(({ label, amount }) => spaced(`${label} ${amount}`)),
    ).toEqual([
      'Cena podstawowa 2 490 zł',
      'Powierzchnia 2 598 zł',
      'Sterowanie elektryczne 890 zł',
      'Czujnik wiatru 320 zł',
    ]);
    expect(spaced(content.total.amount)).toBe('17 486 zł');
    expect(content.link).toBe(`https://shop.test/zamowienie/${token}`);
  });

  it('is a tagged PDF in Polish that a browser displays', async () => {
    const { id } = await placed({ customerName: 'Ździsława Ćwięk-Łąńó' });
    const response = await staff.fetch(`/api/admin/orders/${id}.pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="zamowienie-${id}.pdf"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.toString('latin1')).toMatch(/^%PDF-1\.7[^]*\/Lang \(pl-PL\)/);
    for (const letter of 'Ździsława Ćwięk-Łąńó') expect(lettersOf(pdf)).toContain(letter);
    expect(pdf.toString('latin1')).not.toContain('NotoSans');
  });

  it.each([
    'Олена Шевченко',
    'Αγγελική Παππά',
    'Nguyễn Thị Hương',
    // With a non-breaking hyphen, as texts copied from other programs may have it.
    'Anna Nowak\u2011Kowalska',
  ])('prints %s in a font that has its letters', async (customerName) => {
    const { id } = await placed({ customerName });
    const response = await staff.fetch(`/api/admin/orders/${id}.pdf`);
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.toString('latin1')).toContain('NotoSans');
    for (const letter of customerName) expect(lettersOf(pdf)).toContain(letter);
  });

  it('prints tabs, as notes copied from a table have them, as spaces', async () => {
    const { id } = await placed({ deliveryNote: 'brama\tod podwórka' });
    const response = await staff.fetch(`/api/admin/orders/${id}.pdf`);
    const [page = ''] = pageTexts(Buffer.from(await response.arrayBuffer()));
    expect(spaced(page)).toContain('brama od podwórka');
  });

  it('prints an arrow by letters, and leaves out emoji', async () => {
    const { id } = await placed({ deliveryNote: 'brama → podwórko 👍🏽❤️ 2️⃣ piętro ®' });
    const response = await staff.fetch(`/api/admin/orders/${id}.pdf`);
    const [page = ''] = pageTexts(Buffer.from(await response.arrayBuffer()));
    expect(spaced(page)).toMatch(/brama -> podwórko +2 piętro ®/);
  });

  it('composes letters whose accents were sent as separate characters', async () => {
    const { id } = await placed({ customerName: 'Ździsław Wąs'.normalize('NFD') });
    const response = await staff.fetch(`/api/admin/orders/${id}.pdf`);
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pageTexts(pdf).map(spaced).join()).toContain('Ździsław Wąs');
    expect(pdf.toString('latin1')).not.toContain('NotoSans');
  });
});

describe('a worksheet', () => {
  it('shows dimensions, quantity, customer and town, but no price', async () => {
    const { id } = await placed({ customerAddress: 'ul. Źródlana 7\n05-500 Piaseczno, Polska' });
    const { order, lines } = await loaded(id);
    const [first, second] = lines.map((line) =>
      worksheetOf({ order, line, all: lines.length, publicUrl: 'https://shop.test' }),
    );
    expect(first!.marks.map(({ value }) => spaced(value))).toEqual([`nr ${id}`, '1 z 2', '2 szt.']);
    expect(second!.marks.map(({ value }) => spaced(value))).toEqual([
      `nr ${id}`,
      '2 z 2',
      '1 szt.',
    ]);
    const facts = Object.fromEntries(
      [...first!.customer, ...first!.facts].map(({ label, value }) => [
        spaced(label),
        spaced(value),
      ]),
    );
    expect(facts).toMatchObject({
      'Imię i nazwisko': 'Żaneta Gęślą',
      Miejscowość: 'Piaseczno',
      Szerokość: '433 cm',
      Wysięg: '300 cm',
      'Kolor tkaniny': 'Czerwony',
      'Kolor konstrukcji': 'Biały',
      Sterowanie: 'Elektryczne',
      Dodatki: 'Czujnik wiatru',
      Montaż:
        'wysokość montażu 320 cm, nachylenie 14° (niepotwierdzone), ściana z cegły (niepotwierdzone)',
      Napęd: 'po prawej, patrząc na osłonę (niepotwierdzone)',
      'Osie ramion od lewej': '22 i 411 cm',
      'Prześwit z przodu': '215 cm (niepotwierdzone)',
    });
    expect(first!.views.map(({ name }) => spaced(name))).toEqual([
      'Widok z przodu',
      'Widok z boku (niepotwierdzone)',
      'Widok z góry (niepotwierdzone)',
    ]);
    const parts = first!.parts.map(({ name, size, each, total }) =>
      spaced([name, size, each, total].join(' | ')),
    );
    expect(parts).toEqual(
      expect.arrayContaining([
        'Kaseta | 4 330 mm | 1 | 2',
        'Napęd |  | 1 | 2',
        'Człon ramienia | 1 516 mm | 4 | 8',
        expect.stringMatching(/^Tkanina \| 4 220 × 2 \d{3} mm \| 1 \| 2$/),
      ]),
    );
    expect(JSON.stringify([first, second])).not.toMatch(/\d zł|\d\u00a0zł/);
  });

  it('starts a new page for each line, numbers its pages and names the order on each', async () => {
    const { id, lineIds } = await placed();
    const read = async (path: string) => {
      const response = await staff.fetch(`/api/admin/orders/${id}/${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="karta-/);
      return Buffer.from(await response.arrayBuffer());
    };
    const pages = [];
    for (const lineId of lineIds) pages.push(pageCount(await read(`lines/${lineId}.pdf`)));
    const [first = 0, second = 0] = pages;
    const all = await read('worksheets.pdf');
    expect(pageCount(all)).toBe(first + second);
    const feet = pageTexts(all).map((text) => spaced(text));
    for (const [page, foot] of feet.entries()) {
      const [position, number, of] =
        page < first ? [1, page + 1, first] : [2, page - first + 1, second];
      expect(foot).toContain(`Zamówienie nr ${id}, pozycja ${position} z 2`);
      expect(foot).toContain(`strona ${number} z ${of}`);
    }
  });

  it('has its front view and its settings on one page, however long the notes are', async () => {
    const note = 'Żaluzje. Szerokość: 120 / 119,8 / 120,1 cm. Wysokość: 150,2 / 150 / 149,9 cm.\n';
    const { id, lineIds } = await placed({ measuringNote: note.repeat(20) });
    const response = await staff.fetch(`/api/admin/orders/${id}/lines/${lineIds[0]}.pdf`);
    const pages = pageTexts(Buffer.from(await response.arrayBuffer())).map(spaced);
    const withFront = pages.filter((text) => text.includes('Widok z przodu'));
    expect(withFront).toHaveLength(1);
    for (const label of ['Wariant', 'Szerokość433 cm', 'Kolor tkaniny', 'Prześwit z przodu'])
      expect(withFront[0]).toContain(label);
  });

  it('of many orders is one file, each order once, in the requested order', async () => {
    const [one, other] = [await placed(), await placed()];
    const ids = `${other.id},${one.id},${other.id}`;
    const response = await staff.fetch(`/api/admin/orders/worksheets.pdf?ids=${ids}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      'inline; filename="karty-produkcyjne.pdf"',
    );
    const printed = pageTexts(Buffer.from(await response.arrayBuffer()));
    const first = (id: number) =>
      printed.findIndex((text) => spaced(text).includes(`Zamówienie nr ${id},`));
    expect(first(other.id)).toBe(0);
    expect(first(one.id)).toBeGreaterThan(0);
    expect(printed.filter((text) => spaced(text).includes('strona 1 z'))).toHaveLength(4);
    const statements = (list: string) =>
      app.countStatements(() => staff.fetch(`/api/admin/orders/worksheets.pdf?ids=${list}`));
    expect(await statements(ids)).toBe(await statements(String(one.id)));
  });

  it('of too many orders is refused, and of a missing order returns NOT_FOUND', async () => {
    const print = (ids: string) => staff.json('GET', `/api/admin/orders/worksheets.pdf?ids=${ids}`);
    const many = Array.from({ length: 51 }, (_, index) => index + 1).join(',');
    expect(await print(many)).toMatchObject({
      status: 422,
      body: {
        error: {
          fields: [
            { path: 'ids', message: expect.stringContaining('50 zamówień, a\u00a0wybrano 51') },
          ],
        },
      },
    });
    expect(await print('1,999999')).toMatchObject({
      status: 404,
      body: { error: { message: 'Nie ma zamówienia nr\u00a0999999.' } },
    });
    for (const ids of ['', 'abc', '1,', '1;2', '-1'])
      expect(await print(ids)).toMatchObject({
        status: 422,
        body: { error: { fields: [{ path: 'ids' }] } },
      });
  });

  it('does not block other requests while many worksheets are drawn', async () => {
    const { id } = await placed();
    const ids = (
      await app.sql<{ id: number }>('select id from customer_order order by id limit 20')
    )
      .map((order) => order.id)
      .concat(id);
    let isDone = false;
    let answered = 0;
    const others = async () => {
      while (!isDone) {
        await (await staff.fetch('/healthz')).text();
        answered += 1;
      }
    };
    const print = staff
      .fetch(`/api/admin/orders/worksheets.pdf?ids=${ids.join(',')}`)
      .finally(() => (isDone = true));
    const [{ status }] = await Promise.all([print, others()]);
    expect(status).toBe(200);
    expect(answered).toBeGreaterThan(ids.length / 2);
  });

  it('takes the same number of SQL statements for many lines as for one', async () => {
    const { id, lineIds } = await placed();
    const statements = (path: string) =>
      app.countStatements(() => staff.fetch(`/api/admin/orders/${id}/${path}`));
    expect(await statements('worksheets.pdf')).toBe(await statements(`lines/${lineIds[0]}.pdf`));
  });
});

describe('a PDF of a missing order or line', () => {
  it.each([
    '999999.pdf',
    '0.pdf',
    'abc.pdf',
    '99999999999.pdf',
    '999999/worksheets.pdf',
    `1/lines/${randomUUID()}.pdf`,
    '1/lines/x.pdf',
    '1/lines/%00.pdf',
    'x/lines/x.pdf',
  ])('is not found: %s', async (path) => {
    expect(await staff.json('GET', `/api/admin/orders/${path}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
  });

  it('is not found: a line of another order', async () => {
    const [mine, other] = [await placed(), await placed()];
    const path = `/api/admin/orders/${mine.id}/lines/${other.lineIds[0]}.pdf`;
    expect((await staff.json('GET', path)).status).toBe(404);
  });
});
