import { Form, Input } from 'antd';

import { NumberInput } from '../../kit/form/number-input';
import { AMOUNT_RULES, QUANTITY_RULES } from './correction-rules';
import styles from './corrected-lines.module.css';

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
