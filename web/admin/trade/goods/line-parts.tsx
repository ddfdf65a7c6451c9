import { Form, Input } from 'antd';
import { AMOUNT_RULE } from './typed-total';
import styles from './changed-lines.module.css';

/** Removes the line that Ant Design's forms draw below each legend, and the space around it. */
export const LEGEND = { inlineSize: 'auto', marginBlockEnd: 0, borderBlockEnd: 0 } as const;

/** The discount on one line of a list of goods or services. */
export function DiscountField({ index }: { index: number }) {
  return (
    <Form.Item
      name={[index, 'discount']}
      label="Rabat na pozycję"
      className={styles.short}
      rules={[AMOUNT_RULE]}
    >
      <Input inputMode="decimal" suffix="zł" maxLength={11} autoComplete="off" />
    </Form.Item>
  );
}
