import { Button, Checkbox, Popover } from 'antd';

import styles from './column-chooser.module.css';

interface ColumnChooserProps {
  columns: readonly { key: string; title: string; shown?: 'always' | 'optional' }[];
  hidden: readonly string[];
  onHide: (keys: readonly string[]) => void;
}

/** A button that opens checkboxes to show and hide columns. */
export function ColumnChooser({ columns, hidden, onHide }: ColumnChooserProps) {
  const choices = columns.filter(({ shown }) => shown !== 'always');
  const toggle = (key: string, show: boolean) =>
    onHide(show ? hidden.filter((name) => name !== key) : [...hidden, key]);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <fieldset className={styles.columns}>
          <legend>Pokaż kolumny</legend>
          {choices.map(({ key, title }) => (
            <Checkbox
              key={key}
              checked={!hidden.includes(key)}
              onChange={({ target }) => toggle(key, target.checked)}
            >
              {title}
            </Checkbox>
          ))}
        </fieldset>
      }
    >
      <Button>Kolumny</Button>
    </Popover>
  );
}
