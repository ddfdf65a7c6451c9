import { Button, Input } from 'antd';
import { useState, type FormEvent } from 'react';

import styles from './save-view-form.module.css';

/** Saves the current view of a list under a name. */
export function SaveViewForm({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onSave(name.trim());
    setName('');
  };
  return (
    <form className={styles.save} onSubmit={submit}>
      <Input
        aria-label="Nazwa widoku"
        placeholder="Nazwa widoku"
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button htmlType="submit" disabled={!name.trim()}>
        Zapisz bieżący
      </Button>
    </form>
  );
}
