import { Button, Form, Input } from 'antd';

import { Icon } from '../../../ui/image/icon';
import styles from './specification-editor.module.css';

/** The rows of the specification in the order of the product page; the first three stand on the card. */
export function SpecificationEditor() {
  return (
    <Form.List name="specifications">
      {(rows, { add, remove, move }) => (
        <div className={styles.rows}>
          {rows.map(({ key, name }) => (
            <div key={key} className={styles.row}>
              <Form.Item name={[name, 'name']} noStyle={false} className={styles.cell}>
                <Input
                  aria-label={`Nazwa w\u00a0wierszu ${name + 1}`}
                  placeholder="Nazwa"
                  maxLength={100}
                />
              </Form.Item>
              <Form.Item name={[name, 'value']} className={styles.cell}>
                <Input
                  aria-label={`Wartość w\u00a0wierszu ${name + 1}`}
                  placeholder="Wartość"
                  maxLength={500}
                />
              </Form.Item>
              <div className={styles.buttons}>
                <Button
                  type="text"
                  aria-label={`Przesuń wiersz ${name + 1} wyżej`}
                  disabled={name === 0}
                  icon={<Icon name="chevron-up" />}
                  onClick={() => move(name, name - 1)}
                />
                <Button
                  type="text"
                  aria-label={`Przesuń wiersz ${name + 1} niżej`}
                  disabled={name === rows.length - 1}
                  icon={<Icon name="chevron-down" />}
                  onClick={() => move(name, name + 1)}
                />
                <Button
                  type="text"
                  aria-label={`Usuń wiersz ${name + 1}`}
                  icon={<Icon name="trash" />}
                  onClick={() => remove(name)}
                />
              </div>
            </div>
          ))}
          <Button onClick={() => add({ name: '', value: '' })}>Dodaj wiersz</Button>
        </div>
      )}
    </Form.List>
  );
}
