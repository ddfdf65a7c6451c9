import { randomInt } from 'node:crypto';
import { transferInput } from './orders.js';
import type { TestVisitor } from './test-visitor.js';

// Bank statements as the banks write them, with made-up people. Amounts are written as in the file: "1467,00".

/** A movement of a made-up statement. */
export interface MadeMovement {
  amount: string;
  title: string;
  name?: string;
  /** 26 digits. */
  account?: string;
  reference?: string;
  /** "2026-11-24". */
  day?: string;
  isDebit?: boolean;
}

export const OWN_ACCOUNT = '12114010100000111122223333';
const THEIR_ACCOUNT = '58102033170000140200812345';
const DAY = '2026-11-24';

const short = (day: string): string => day.slice(2).replaceAll('-', '');

/** Cuts a text as banks do: into pieces of this width, spaces at the ends of pieces dropped. */
const cut = (text: string, width: number): string[] =>
  (text.match(new RegExp(`.{1,${width}}`, 'gs')) ?? []).map((piece) => piece.trimEnd());

const groszeOf = (amount: string): number => {
  const [whole = '', fraction = ''] = amount.split(',');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};
const polishAmount = (grosze: number): string =>
  `${Math.floor(grosze / 100)},${String(grosze % 100).padStart(2, '0')}`;

function mt940(
  movements: readonly MadeMovement[],
  describe: (movement: MadeMovement) => string[],
): string {
  const lines = movements.flatMap((movement) => {
    const { amount, reference, day = DAY, isDebit } = movement;
    const references = `NONREF${reference ? `//${reference}` : ''}`;
    const days = short(day) + short(day).slice(2);
    return [`:61:${days}${isDebit ? 'D' : 'C'}N${amount}N770${references}`, ...describe(movement)];
  });
  const head = [':20:ST261124', `:25:PL${OWN_ACCOUNT}`, ':28C:00231', ':60F:C261123PLN10000,00'];
  const sum = movements.reduce(
    (grosze, { amount, isDebit }) => grosze + (isDebit ? -1 : 1) * groszeOf(amount),
    1_000_000,
  );
  const closing = `${sum < 0 ? 'D' : 'C'}261124PLN${polishAmount(Math.abs(sum))}`;
  return [...head, ...lines, `:62F:${closing}`, '-', ''].join('\r\n');
}

/** PKO BP: subfields "~20", each on a line; empty ones hold "ÿ". */
export const pkoStatement = (movements: readonly MadeMovement[]): string =>
  mt940(movements, ({ title, name = 'JAN LIS', account = THEIR_ACCOUNT }) => {
    const titles = Array.from({ length: 6 }, (_, index) => cut(title, 27)[index] ?? 'ÿ');
    const [first = 'ÿ', second = 'ÿ'] = cut(name, 27);
    return [
      '770 0',
      ':86:020~00770',
      ...titles.map((piece, index) => `~2${index}${piece}`),
      `~30${account.slice(2, 10)}`,
      `~31${account.slice(10)}`,
      `~32${first}`,
      `~33${second}`,
      `~38PL${account}`,
    ];
  });

/** Santander and others: subfields "<20" in lines of 65 characters, the name in 27 and 28. */
export const santanderStatement = (movements: readonly MadeMovement[]): string =>
  mt940(movements, ({ title, name = 'JAN LIS', account = THEIR_ACCOUNT }) => {
    const [first = '', second = ''] = cut(title, 27);
    const [called = '', more = ''] = cut(name, 35);
    const text = `944<00PRZELEW OTRZYMANY<10NR 7<20${first}<21${second}<27${called}<28${more}<29${account}`;
    return `:86:${text}`.match(/.{1,65}/g) ?? [];
  });

/** mBank: labels in a running text. */
export const mbankStatement = (movements: readonly MadeMovement[]): string =>
  mt940(movements, ({ title, name = 'JAN LIS', account = THEIR_ACCOUNT, isDebit }) => {
    const [from, by] = isDebit ? ['NA RACH.', 'DLA'] : ['Z RACH.', 'OD'];
    return [
      '770-PRZELEW PRZYCHODZACY - ELIXIR',
      `:86:770 PRZELEW KRAJOWY; ${from}: ${account}; ${by}: `,
      `${name}; TYT.: `,
      `${title}; `,
      'TNR: 210860197059371.390001',
    ];
  }).replace(':20:', '\u0001:20:');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** camt.053.001.02, or 08, in which the party is in an element of its own and the status is a code. */
export function camtStatement(
  movements: readonly MadeMovement[],
  version: '02' | '08' = '02',
): string {
  const entries = movements.map((movement) => {
    const { amount, title, name = 'Jan Lis', account = THEIR_ACCOUNT, day = DAY } = movement;
    const { reference, isDebit } = movement;
    const party = isDebit ? 'Cdtr' : 'Dbtr';
    const named = `<Nm>${escaped(name)}</Nm>`;
    return `
      <Ntry>
        <Amt Ccy="PLN">${amount.replace(',', '.')}</Amt>
        <CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
        <Sts>${version === '08' ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts>
        <BookgDt><Dt>${day}</Dt></BookgDt>
        ${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}
        <NtryDtls><TxDtls>
          <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
          <RltdPties>
            <${party}>${version === '08' ? `<Pty>${named}</Pty>` : named}</${party}>
            <${party}Acct><Id><IBAN>PL${account}</IBAN></Id></${party}Acct>
          </RltdPties>
          <RmtInf><Ustrd>${escaped(title)}</Ustrd></RmtInf>
        </TxDtls></NtryDtls>
      </Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<ns2:Document xmlns:ns2="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}" xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>1</MsgId></GrpHdr>
    <Stmt>
      <Id>231</Id>
      <Acct><Id><IBAN>PL${OWN_ACCOUNT}</IBAN></Id><Ccy>PLN</Ccy></Acct>${entries.join('')}
    </Stmt>
  </BkToCstmrStmt>
</ns2:Document>
`;
}

/** A reference that no other movement has. */
export const bankReference = (): string => `BR${String(randomInt(1e12)).padStart(12, '0')}`;

/** A statement as the file of a multipart body. */
export const statementFile = (text: string | Buffer): Blob =>
  new Blob([new Uint8Array(Buffer.from(text))]);

/** Imports a statement; returns the status and the body. */
export async function sendStatement<Body>(
  visitor: TestVisitor,
  text: string | Buffer,
  query = '',
): Promise<{ status: number; body: Body }> {
  const body = new FormData();
  body.set('file', statementFile(text), 'wyciag.sta');
  const response = await visitor.fetch(`/api/admin/bank-statements${query}`, {
    method: 'POST',
    body,
  });
  return { status: response.status, body: (await response.json()) as Body };
}

/** Imports a new transfer of 1 zł, which pays nothing exactly and waits for staff. */
export async function waitingTransfer(
  visitor: TestVisitor,
  title = 'inne',
): Promise<{ id: number; version: number }> {
  const reference = bankReference();
  await sendStatement(visitor, camtStatement([{ amount: '1,00', title, reference }]));
  const { data } = await visitor.graphql<{
    bankTransfers: { items: { id: number; version: number }[] };
  }>('query ($text: String!) { bankTransfers(filter: { text: $text }) { items { id version } } }', {
    text: reference,
  });
  return data.bankTransfers.items[0]!;
}

/** Imports a transfer as `waitingTransfer` does, and has staff book it for an order. */
export async function bookedTransfer(
  visitor: TestVisitor,
  orderId: number,
): Promise<{ id: number; version: number }> {
  const { data } = await visitor.graphql<{
    bookBankTransfer: { transfer: { id: number; version: number } };
  }>(
    `mutation ($input: BookBankTransferInput!) {
      bookBankTransfer(input: $input) { transfer { id version } } }`,
    { input: { ...(await waitingTransfer(visitor)), orderId } },
  );
  return data.bookBankTransfer.transfer;
}

/** The id of the latest entry in the ledger of an order, after a transfer of 1 zł was booked for it. */
export async function bookedEntry(visitor: TestVisitor, orderId: number): Promise<string> {
  const { data } = await visitor.graphql<{
    bookTransfer: { order: { ledger: { id: string }[] } };
  }>(
    `mutation ($input: BookTransferInput!) {
      bookTransfer(input: $input) { order { ledger { id } } } }`,
    { input: transferInput(orderId, { amount: '1.00' }) },
  );
  return data.bookTransfer.order.ledger.at(-1)!.id;
}
