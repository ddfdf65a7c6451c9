import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type MadeMovement,
  OWN_ACCOUNT,
  camtStatement,
  mbankStatement,
  pkoStatement,
  santanderStatement,
} from '../../../testing/statements.js';
import { readStatement } from './read-statement.js';
import type { Statement } from './statement.js';

const DIALECTS = {
  pko: pkoStatement,
  santander: santanderStatement,
  mbank: mbankStatement,
  'camt 02': (movements: readonly MadeMovement[]) => camtStatement(movements, '02'),
  'camt 08': (movements: readonly MadeMovement[]) => camtStatement(movements, '08'),
};

const MOVEMENTS: readonly MadeMovement[] = [
  {
    amount: '1467,00',
    title: 'Zaliczka do zamówienia nr 12345',
    name: 'ŻANETA KOWALSKA',
    account: '61109010140000071219812874',
    reference: 'BR26328000000123',
  },
  { amount: '12,5', title: 'OPŁATA ZA PRZELEW', isDebit: true, day: '2026-11-23' },
];

/**
 * The bytes of a text in CP852, which Node cannot write. Of the Polish letters, only those of these tests are
 * supported.
 */
function cp852(text: string): Buffer {
  const letters = new Map(
    Object.entries({ Ą: 0xa4, Ł: 0x9d, Ż: 0xbd, ó: 0xa2, ż: 0xbe, ś: 0x98, ę: 0xa9, ł: 0x88 }),
  );
  return Buffer.from([...text].map((letter) => letters.get(letter) ?? letter.charCodeAt(0)));
}
/** The bytes of a text in a single-byte encoding, which Node can read but not write. */
function encoded(text: string, label: string): Buffer {
  const decoder = new TextDecoder(label);
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const table = new Map(bytes.map((byte) => [decoder.decode(Buffer.from([byte])), byte]));
  return Buffer.from([...text].map((letter) => table.get(letter) ?? 0xff));
}

const read = (text: string): Promise<Statement> => readStatement(Buffer.from(text));

describe.each(Object.entries(DIALECTS))('a statement of %s', (_name, write) => {
  it('is read to the grosz and the letter', async () => {
    const { rows } = await read(write(MOVEMENTS));
    expect(rows).toEqual([
      {
        account: `PL${OWN_ACCOUNT}`,
        bookedOn: '2026-11-24',
        isCredit: true,
        amount: 146_700,
        currency: 'PLN',
        partyName: 'ŻANETA KOWALSKA',
        partyAccount: 'PL61109010140000071219812874',
        title: 'Zaliczka do zamówienia nr 12345',
        bankReference: 'BR26328000000123',
      },
      expect.objectContaining({
        isCredit: false,
        amount: 1250,
        bookedOn: '2026-11-23',
        bankReference: '',
      }),
    ]);
  });

  it('without operations has no rows', async () => {
    expect((await read(write([]))).rows).toEqual([]);
  });

  it('keeps the number of an order whole wherever it stands in the title', async () => {
    const titles = fc.integer({ min: 0, max: 60 }).map((length) => 'x'.repeat(length));
    await fc.assert(
      fc.asyncProperty(titles, fc.integer({ min: 1, max: 999_999 }), async (before, number) => {
        const title = `${before}zam ${number}`;
        const [row] = (await read(write([{ amount: '1,00', title }]))).rows;
        if (write === santanderStatement && title.length > 54) return;
        expect(row!.title.replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
        expect(row!.title).toContain(String(number));
      }),
    );
  });
});

describe('a statement of a bank', () => {
  const sample = async (name: string) => {
    const file = await readFile(
      new URL(`../../../testing/statements-of-banks/${name}`, import.meta.url),
    );
    const { rows, differences } = await readStatement(file);
    expect(differences).toEqual([]);
    return rows.map(({ partyName, partyAccount, title }) => [partyName, partyAccount, title]);
  };

  it('of PKO BP has names that go on where they fill 27 characters', async () => {
    expect((await sample('pko-bp.iso-8859-2.sta')).slice(0, 2)).toEqual([
      ['FSDFSFDSF', 'PL71102055611113693832165121', 'PRZELEW SRODKÓW'],
      [
        'DRUGI MAZOWIECKI URZĄD SKARBOWY WARSZAWA',
        'PL80101000713079797268015553',
        'P 85100158550 0 PI T-23',
      ],
    ]);
  });

  it('of BNP Paribas likewise', async () => {
    const name = 'PRZYKŁAD ADAM ŚW. DUCHA 5961/17 80-834 GDAŃSK';
    expect((await sample('bnp-paribas.utf-8.sta'))[0]).toEqual([
      name,
      'PL66105017642656842069068421',
      'Składka Adam Przykładowy',
    ]);
  });

  it('of BPH has account and name in 26 to 28, and its title in 20 to 25', async () => {
    expect(await sample('bph-multicash.utf-8.sta')).toMatchObject([
      [
        'OPAKOWANIA SP. Z O.O UL. ROMAŃSKA 24 80-253 GDAŃSK',
        'PL32109011026176506733000313',
        'ZAPLATA ZA OPAKOWANIA DO KINESKOPÓW 17 I 21 CALI Z NADRUKIEM LOGO FIRMY FVT 2368/2989284/2006',
      ],
      [
        /^ELEKTRONIKA SP\. Z\. O\.O\. PODZESPOŁY/,
        'PL17106000762505846890838349',
        /ZA UKLADY ODCHYLAJACE SZT\.$/,
      ].map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))),
      expect.anything(),
      expect.anything(),
    ]);
  });
});

describe('the encoding of a file', () => {
  const text = pkoStatement([{ amount: '1,00', title: 'Żółta markiza', name: 'ŁUCJA ŻĄDŁO' }]);

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a BOM', Buffer.from(`\uFEFF${text}`)],
    ['Windows-1250', encoded(text, 'windows-1250')],
    ['ISO 8859-2', encoded(text, 'iso-8859-2')],
    ['CP852', cp852(text)],
  ])('%s is recognised', async (_name, file) => {
    expect((await readStatement(file)).rows).toMatchObject([
      { title: 'Żółta markiza', partyName: 'ŁUCJA ŻĄDŁO' },
    ]);
  });
});

describe('MT940', () => {
  const HEAD = ':20:1\r\n:25:/PL12114010100000111122223333\r\n:28C:1\r\n:60F:C261231PLN0,00\r\n';
  const FOOT = ':62F:C261231PLN0,00\r\n';
  const one = async (body: string) => (await read(HEAD + body + FOOT)).rows[0];

  it.each([
    ['C', true],
    ['D', false],
    ['RC', false],
    ['RD', true],
  ])('with the mark %s is a credit: %s', async (mark, isCredit) => {
    expect(await one(`:61:261231${mark}1,00NTRFNONREF\r\n`)).toMatchObject({ isCredit });
  });

  it.each([
    ['2612311231', '2026-12-31'],
    ['2612310102', '2027-01-02'],
    ['2701021231', '2026-12-31'],
    ['261231', '2026-12-31'],
  ])('reads the booking day of %s as %s', async (days, bookedOn) => {
    expect(await one(`:61:${days}C1,NTRFNONREF\r\n`)).toMatchObject({ bookedOn });
  });

  it('reads the code of an operation in a field of its own, and details in an unknown dialect', async () => {
    const row = await one(':61:261231C1,00S034X1\r\n:86:034\r\n:86:Wpłata za zam 12\r\n');
    expect(row).toMatchObject({ title: 'Wpłata za zam 12', bankReference: 'X1', partyName: '' });
  });

  it.each([
    ['an unreadable day', ':61:261331C1,00NTRFNONREF\r\n', /operacja nr.1, pole :61:/],
    ['an unreadable amount', ':61:261231CxNTRF\r\n', /operacja nr.1, pole :61:/],
    ['three decimal places', ':61:261231C1,001NTRFNONREF\r\n', /pole :61:/],
    ['an amount of 0', ':61:261231C0,00NTRFNONREF\r\n', /pole :61:/],
  ])('with %s is refused', async (_name, body, message) => {
    const reading = read(HEAD + body + FOOT);
    await expect(reading).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(message),
      fields: [{ path: 'file' }],
    });
  });

  it('gives the text after the closing balances to no operation', async () => {
    const { rows } = await read(
      `${HEAD}:61:261231C1,00N770NONREF\r\n:86:770 wpłata\r\n${FOOT}:64:C261231PLN1,00\r\n:65:C270101PLN1,00\r\n:86:Nazwa banku\r\n`,
    );
    expect(rows).toMatchObject([{ title: 'wpłata' }]);
  });

  it('that ends before its closing balance is refused', async () => {
    await expect(read(HEAD)).rejects.toThrow(/urwany/);
    await expect(read(HEAD + HEAD + FOOT)).rejects.toThrow(/urwany/);
  });
});

describe('camt.053', () => {
  const statement = (entries: string) => camtStatement([]).replace('</Stmt>', `${entries}</Stmt>`);
  const amount = '<Amt Ccy="PLN">300.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>';
  const day = '<BookgDt><DtTm>2026-11-24T08:15:00+01:00</DtTm></BookgDt>';
  const part = (sum: string, title: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="PLN">${sum}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${title}</Ustrd></RmtInf></TxDtls>`;

  it('splits a batch into its transactions where they add up to its amount', async () => {
    const batch = (parts: string) =>
      read(statement(`<Ntry>${amount}<Sts>BOOK</Sts>${day}<NtryDtls>${parts}</NtryDtls></Ntry>`));
    const whole = await batch(part('100.00', 'zam 1') + part('200.00', 'zam 2'));
    expect(whole.rows).toMatchObject([
      { amount: 10_000, title: 'zam 1', bookedOn: '2026-11-24' },
      { amount: 20_000, title: 'zam 2' },
    ]);
    const broken = await batch(part('100.00', 'zam 1') + part('100.00', 'zam 2'));
    expect(broken.rows).toMatchObject([{ amount: 30_000, title: '' }]);
  });

  it('refuses a batch of 2,001 transactions', async () => {
    const parts = '<TxDtls><Amt Ccy="PLN">1.00</Amt></TxDtls>'.repeat(2001);
    const total = '<Amt Ccy="PLN">2001.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>';
    const batch = `<Ntry>${total}<Sts>BOOK</Sts>${day}<NtryDtls>${parts}</NtryDtls></Ntry>`;
    await expect(read(statement(batch))).rejects.toThrow('najwyżej 2\u00a0000 operacji');
  });

  it('leaves out entries that are not booked yet', async () => {
    expect((await read(statement(`<Ntry>${amount}<Sts>PDNG</Sts>${day}</Ntry>`))).rows).toEqual([]);
  });

  it.each([
    ['an entry without a day', statement(`<Ntry>${amount}</Ntry>`), /operacja nr.1/],
    [
      'an entry without a day behind one that is not booked',
      statement(`<Ntry>${amount}<Sts>PDNG</Sts>${day}</Ntry><Ntry>${amount}</Ntry>`),
      /operacja nr.2/,
    ],
    ['another kind of XML', '<html xmlns="x"><body/></html>', /nie jest wyciągiem camt\.053/],
    ['a broken file', camtStatement(MOVEMENTS).slice(0, -80), /uszkodzony albo urwany/],
    ['an unknown entity', statement('<Ntry>&bomb;</Ntry>'), /uszkodzony/],
    ['elements without end', statement('<a>'.repeat(100)), /uszkodzony/],
    [
      'a document type',
      `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(99)}">]>${camtStatement([]).replace(/^.*\n/, '')}`,
      /DOCTYPE/,
    ],
  ])('refuses %s', async (_name, file, message) => {
    await expect(read(file)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(read(file)).rejects.toThrow(message);
  });
});

describe('a file that is no statement', () => {
  it.each([
    ['empty', Buffer.alloc(0), /ani camt\.053/],
    ['a table', Buffer.from('Data;Kwota\n2026-11-24;1,00\n'), /ani camt\.053/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /nie jest plik tekstowy/],
  ])('is refused: %s', async (_name, file, message) => {
    await expect(readStatement(file)).rejects.toThrow(message);
  });
});

/**
 * The longest CPU time in ms that the work takes before it yields to other work. Elapsed time would be longer on a busy
 * machine.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let last = process.cpuUsage();
  const watch = (): void => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.cpuUsage();
    if (!isDone) setImmediate(watch);
  };
  watch();
  await work();
  isDone = true;
  watch();
  return longest;
}

/** The least `longestTurn` of three runs: what else the machine does, such as collecting garbage, is rarely in all of them. */
const leastTurn = async (work: () => Promise<unknown>): Promise<number> =>
  Math.min(await longestTurn(work), await longestTurn(work), await longestTurn(work));

/** The CPU time, in ms, of a pass over the bytes of a file: a measure of the machine's speed. */
const walkOver = (file: Buffer): Promise<number> =>
  leastTurn(async () => {
    let lines = 0;
    for (const byte of file) if (byte === 10) lines += 1;
    expect(lines).toBe(file.length);
  });

describe('a hostile file', () => {
  const MEGABYTES = 5 * 1024 * 1024;
  const filled = (head: string, piece: string, end = '') =>
    Buffer.from(head + piece.repeat(Math.floor(MEGABYTES / piece.length)) + end);
  const one: MadeMovement = { amount: '1,00', title: 'zam 1' };
  const HEAD = ':20:1\r\n:25:1\r\n:60F:C261124PLN0,00\r\n';

  const attributes = Array.from({ length: 200_000 }, (_, index) => `a${index}=""`).join(' ');

  it.each([
    ['line ends', filled(HEAD, '\n')],
    ['fields', filled(HEAD, ':20:\n')],
    ['one long line', filled(`${HEAD}:86:`, '~20')],
    ['letters of another encoding', filled(`${HEAD}:86:`, '\u00a4', '').fill(0xa4, 60)],
    [
      'elements',
      Buffer.from(
        camtStatement([]).replace('</Stmt>', `<Ntry>${'<x/>'.repeat(1_000_000)}</Ntry></Stmt>`),
      ),
    ],
    [
      'batches',
      Buffer.from(
        camtStatement([]).replace(
          '</Stmt>',
          `<Ntry><NtryDtls>${'<TxDtls/>'.repeat(400_000)}</NtryDtls></Ntry></Stmt>`,
        ),
      ),
    ],
    [
      'attributes',
      Buffer.from(camtStatement([]).replace('</Stmt>', `<Ntry ${attributes}></Ntry></Stmt>`)),
    ],
    ['operations', Buffer.from(pkoStatement(Array.from({ length: 2000 }, () => one)))],
    ['entries', Buffer.from(camtStatement(Array.from({ length: 2000 }, () => one)))],
  ])('of %s does not block other requests', async (_name, file) => {
    await readStatement(file).catch(() => undefined);
    const longest = await leastTurn(() => readStatement(file).catch(() => undefined));
    // The limit depends on the speed of the machine: the time of four passes over 5 MB.
    expect(longest).toBeLessThan(4 * (await walkOver(Buffer.alloc(MEGABYTES, '\n'))));
  });

  it.each([
    ['MT940', pkoStatement],
    ['camt.053', camtStatement],
  ])('of 2,001 operations is refused: %s', async (_name, write) => {
    const rows = Array.from({ length: 2001 }, () => one);
    await expect(read(write(rows))).rejects.toThrow('najwyżej 2\u00a0000 operacji');
  });
});
