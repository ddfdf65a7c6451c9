import { Button, Input, Popover } from 'antd';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Icon } from '../../../ui/image/icon';
import { Link } from '../../../ui/button/link';
import { useKeptInBrowser } from './kept-in-browser';
import styles from './saved-views.module.css';

interface SavedView {
  name: string;
  /** Of the address, without page and what is open. */
  search: string;
}

/** Views of a list that this person comes back to: filters and sort under a name. */
export function SavedViews({ list, open = [] }: { list: string; open?: readonly string[] }) {
  const [params] = useSearchParams();
  const [views, keep] = useKeptInBrowser<SavedView[]>(`admin.views.${list}`, [], readViews);
  const [shown, show] = useState(false);
  const search = searchOf(params, ['page', ...open]);

  const save = (name: string) =>
    keep([...views.filter((view) => view.name !== name), { name, search }]);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={shown}
      onOpenChange={show}
      content={
        <div className={styles.views}>
          <ul>
            {views.map((view) => (
              <li key={view.name}>
                <Link
                  to={`?${view.search}`}
                  aria-current={view.search === search}
                  onClick={() => show(false)}
                >
                  {view.name}
                </Link>
                <Button
                  type="text"
                  size="small"
                  aria-label={`Usuń widok ${view.name}`}
                  icon={<Icon name="trash" />}
                  onClick={() => keep(views.filter(({ name }) => name !== view.name))}
                />
              </li>
            ))}
          </ul>
          {views.length === 0 && <p>Ustaw filtry i zapisz je pod nazwą, żeby do nich wracać.</p>}
          <SaveView onSave={save} />
        </div>
      }
    >
      <Button>Widoki</Button>
    </Popover>
  );
}

function SaveView({ onSave }: { onSave: (name: string) => void }) {
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

function searchOf(params: URLSearchParams, without: readonly string[]): string {
  const kept = new URLSearchParams(params);
  for (const name of without) kept.delete(name);
  return kept.toString();
}

function readViews(kept: unknown): SavedView[] | null {
  return Array.isArray(kept) ? kept.filter(isView) : null;
}

function isView(value: unknown): value is SavedView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'search' in value &&
    typeof value.name === 'string' &&
    typeof value.search === 'string'
  );
}
