import { Form, Input } from 'antd';
import { MAX_SERVICE_QUANTITY } from '#engine/trade/shop/agreed-lines';
import { readAmount } from '../../../lib/form/text-control';
import { fieldRule } from '../../kit/form/field-problems';
import { NumberInput, hundredths } from '../../kit/form/number-input';
import type { InvoiceLinesQuery } from './correct-invoice.generated';
import styles from './corrected-lines.module.css';

/** Amounts in złoty as they are typed. */
export const AMOUNT_RULES = [
  { required: true, message: 'Podaj kwotę.' },
  fieldRule<string>('Podaj kwotę, na przykład 1250,50.', (typed) => readAmount(typed) !== ''),
];

const QUANTITY_RULES = [
  { required: true, message: 'Podaj ilość.' },
  hundredths(0, MAX_SERVICE_QUANTITY),
];

/** The corrected quantity and price of each line; a quantity of zero takes a line back. */
export function CorrectedLines({ lines }: { lines: InvoiceLinesQuery['invoiceLines'] }) {
  return lines.map(({ name, unit }, index) => (
    <fieldset key={index} className={styles.line}>
      <legend className={styles.name}>{name}</legend>
      <Form.Item
        name={['lines', index, 'quantity']}
        label="Ilość (0 – zwrot)"
        rules={QUANTITY_RULES}
      >
        <NumberInput suffix={unit} />
      </Form.Item>
      <Form.Item
        name={['lines', index, 'unitPrice']}
        label="Cena jednostkowa brutto"
        rules={AMOUNT_RULES}
      >
        <Input inputMode="decimal" suffix="zł" autoComplete="off" />
      </Form.Item>
    </fieldset>
  ));
}
