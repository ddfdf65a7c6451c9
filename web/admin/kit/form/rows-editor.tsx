import { Button, Form, Input } from 'antd';
import { Icon } from '../../../ui/image/icon';
import styles from './rows-editor.module.css';

interface Column {
  /** The field of each row. */
  name: string;
  label: string;
  maxLength: number;
  /** Whether its texts may have several lines. */
  isLong?: true;
}

interface RowsEditorProps {
  /** The field of the form: a list of objects. */
  name: string;
  columns: readonly Column[];
  addLabel?: string;
}

/** A list of rows of texts in a form, which can be added, moved and removed. */
export function RowsEditor({ name, columns, addLabel = 'Dodaj wiersz' }: RowsEditorProps) {
  const empty = Object.fromEntries(columns.map((column) => [column.name, '']));
  return (
    <Form.List name={name}>
      {(rows, { add, remove, move }) => (
        <div className={styles.rows}>
          {rows.map(({ key, name: index }) => (
            <div key={key} className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.name} index={index} {...column} />
              ))}
              <RowButtons
                index={index}
                isLast={index === rows.length - 1}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            </div>
          ))}
          <Button onClick={() => add(empty)}>{addLabel}</Button>
        </div>
      )}
    </Form.List>
  );
}

function Cell({ index, name, label, maxLength, isLong }: Column & { index: number }) {
  const props = {
    'aria-label': `${label} w\u00a0wierszu ${index + 1}`,
    placeholder: label,
    maxLength,
  };
  return (
    <Form.Item name={[index, name]} className={styles.cell}>
      {isLong ? <Input.TextArea autoSize {...props} /> : <Input {...props} />}
    </Form.Item>
  );
}

interface RowButtonsProps {
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function RowButtons({ index, isLast, onMove, onRemove }: RowButtonsProps) {
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
