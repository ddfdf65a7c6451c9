import { Form, Input } from 'antd';
import { readAmount } from '../../../lib/form/text-control';
import { fieldRule } from '../../kit/form/field-problems';
import { NumberInput } from '../../kit/form/number-input';
import styles from './corrected-lines.module.css';

const MOST_PIECES = 99;

/** Amounts in złoty as they are typed. */
export const AMOUNT_RULES = [
  { required: true, message: 'Podaj kwotę.' },
  fieldRule<string>('Podaj kwotę, na przykład 1250,50.', (typed) => readAmount(typed) !== ''),
];

const QUANTITY_RULES = [
  { required: true, message: 'Podaj liczbę sztuk.' },
  fieldRule<number>(
    `Podaj liczbę całkowitą od 0 do ${MOST_PIECES}.`,
    (pieces) => Number.isInteger(pieces) && pieces >= 0 && pieces <= MOST_PIECES,
  ),
];

/** The corrected quantity and price of each line; zero pieces take a line back. */
export function CorrectedLines({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <fieldset key={index} className={styles.line}>
      <legend className={styles.name}>{name}</legend>
      <Form.Item
        name={['lines', index, 'quantity']}
        label="Sztuk (0 – zwrot)"
        rules={QUANTITY_RULES}
      >
        <NumberInput />
      </Form.Item>
      <Form.Item
        name={['lines', index, 'unitPrice']}
        label="Cena brutto za sztukę"
        rules={AMOUNT_RULES}
      >
        <Input inputMode="decimal" suffix="zł" autoComplete="off" />
      </Form.Item>
    </fieldset>
  ));
}
