import { Button, Form, Input, Select } from 'antd';
import { Icon } from '../../../ui/image/icon';
import styles from './rows-editor.module.css';

interface Column {
  /** The field of each row. */
  name: string;
  label: string;
  maxLength: number;
  /** Whether its texts may have several lines. */
  isLong?: true | undefined;
  /** The values that it may have, with their labels. */
  choices?: Readonly<Record<string, string>> | undefined;
}

interface RowsEditorProps {
  /** The field of the form: a list of objects; within another list its path from there. */
  name: string | (string | number)[];
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
            <div key={key} className={columns.length > 2 ? styles.wide : styles.row}>
              {columns.map((column) => (
                <Cell key={column.name} index={index} {...column} />
              ))}
              <RowButtons
                row={`wiersz ${index + 1}`}
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

function Cell({ index, name, label, maxLength, isLong, choices }: Column & { index: number }) {
  const props = { 'aria-label': `${label} w\u00a0wierszu ${index + 1}`, placeholder: label };
  const options = Object.entries(choices ?? {}).map(([value, text]) => ({ value, label: text }));
  return (
    <Form.Item name={[index, name]} className={styles.cell}>
      {choices ? (
        <Select {...props} options={[{ value: '', label: '–' }, ...options]} />
      ) : isLong ? (
        <Input.TextArea autoSize maxLength={maxLength} {...props} />
      ) : (
        <Input maxLength={maxLength} {...props} />
      )}
    </Form.Item>
  );
}

interface RowButtonsProps {
  /** What they move and remove: "wiersz 1". */
  row: string;
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function RowButtons({ row, index, isLast, onMove, onRemove }: RowButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button
        type="text"
        aria-label={`Przesuń ${row} wyżej`}
        disabled={index === 0}
        icon={<Icon name="chevron-up" />}
        onClick={() => onMove(index - 1)}
      />
      <Button
        type="text"
        aria-label={`Przesuń ${row} niżej`}
        disabled={isLast}
        icon={<Icon name="chevron-down" />}
        onClick={() => onMove(index + 1)}
      />
      <Button
        type="text"
        aria-label={`Usuń ${row}`}
        icon={<Icon name="trash" />}
        onClick={onRemove}
      />
    </div>
  );
}
