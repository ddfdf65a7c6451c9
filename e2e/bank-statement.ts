export interface Transfer {
  /** In złoty, with a comma: "1467,00". */
  amount: string;
  name: string;
  title: string;
}

/** A bank statement (MT940) as PKO BP writes it. */
function bankStatement(transfers: readonly Transfer[]): Buffer {
  const lines = transfers.flatMap(({ amount, name, title }, index) => [
    `:61:2611241124CN${amount}N770NONREF//BR${Date.now()}${index}`,
    '770 0',
    ':86:020~00770',
    `~20${title}`,
    `~32${name}`,
    '~38PL61109010140000071219812874',
  ]);
  const head = [':20:1', ':25:PL12114010100000111122223333', ':28C:1', ':60F:C261123PLN0,00'];
  const sum = transfers.reduce((total, { amount }) => total + Number(amount.replace(',', '.')), 0);
  const closing = `:62F:C261124PLN${sum.toFixed(2).replace('.', ',')}`;
  return Buffer.from([...head, ...lines, closing, '-'].join('\r\n'));
}

/** A statement with these transfers, as a file to upload. */
export const statementFile = (transfers: readonly Transfer[]) => ({
  name: 'wyciag.sta',
  mimeType: 'text/plain',
  buffer: bankStatement(transfers),
});
