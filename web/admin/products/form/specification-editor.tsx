import { Button, Form, Input } from 'antd';
import { Icon } from '../../../ui/image/icon';
import styles from './specification-editor.module.css';

/** The rows of the specification in the order of the product page. The product card shows one of the first three. */
export function SpecificationEditor() {
  return (
    <Form.List name="specifications">
      {(rows, { add, remove, move }) => (
        <div className={styles.rows}>
          {rows.map(({ key, name }) => (
            <SpecificationRow
              key={key}
              index={name}
              isLast={name === rows.length - 1}
              onMove={(to) => move(name, to)}
              onRemove={() => remove(name)}
            />
          ))}
          <Button onClick={() => add({ name: '', value: '' })}>Dodaj wiersz</Button>
        </div>
      )}
    </Form.List>
  );
}

interface SpecificationRowProps {
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function SpecificationRow({ index, ...buttons }: SpecificationRowProps) {
  const number = index + 1;
  return (
    <div className={styles.row}>
      <Form.Item name={[index, 'name']} className={styles.cell}>
        <Input aria-label={`Nazwa w\u00a0wierszu ${number}`} placeholder="Nazwa" maxLength={100} />
      </Form.Item>
      <Form.Item name={[index, 'value']} className={styles.cell}>
        <Input
          aria-label={`Wartość w\u00a0wierszu ${number}`}
          placeholder="Wartość"
          maxLength={500}
        />
      </Form.Item>
      <RowButtons index={index} {...buttons} />
    </div>
  );
}

function RowButtons({ index, isLast, onMove, onRemove }: SpecificationRowProps) {
  const number = index + 1;
  return (
    <div className={styles.buttons}>
      <Button
        type="text"
        aria-label={`Przesuń wiersz ${number} wyżej`}
        disabled={index === 0}
        icon={<Icon name="chevron-up" />}
        onClick={() => onMove(index - 1)}
      />
      <Button
        type="text"
        aria-label={`Przesuń wiersz ${number} niżej`}
        disabled={isLast}
        icon={<Icon name="chevron-down" />}
        onClick={() => onMove(index + 1)}
      />
      <Button
        type="text"
        aria-label={`Usuń wiersz ${number}`}
        icon={<Icon name="trash" />}
        onClick={onRemove}
      />
    </div>
  );
}
