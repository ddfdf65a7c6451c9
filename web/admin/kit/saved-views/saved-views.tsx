import { Button, Popover, Input } from 'antd';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../ui/button/link';
import { Icon } from '../../../ui/image/icon';
import { useLocalStorage } from '../list/use-local-storage';
import styles from './saved-views.module.css';

interface SavedView {
  name: string;
  /** The query string, without the page and without what is open beside the list. */
  search: string;
}

interface SavedViewsProps {
  /** Key of the list in the browser's storage. */
  list: string;
  /** URL parameters that do not belong to a view. */
  open?: readonly string[];
}

/** The filters and sort orders of a list that were saved under a name in this browser, as links. */
export function SavedViews({ list, open = [] }: SavedViewsProps) {
  const [params] = useSearchParams();
  const [views, store] = useLocalStorage<SavedView[]>(`admin.views.${list}`, [], readViews);
  const [shown, show] = useState(false);
  const search = searchOf(params, ['page', ...open]);
  const content = (
    <div className={styles.views}>
      <ul>
        {views.map(({ name, search: saved }) => (
          <li key={name}>
            <Link to={`?${saved}`} aria-current={saved === search} onClick={() => show(false)}>
              {name}
            </Link>
            <Button
              type="text"
              size="small"
              aria-label={`Usuń widok ${name}`}
              icon={<Icon name="trash" />}
              onClick={() => store((views) => without(views, name))}
            />
          </li>
        ))}
      </ul>
      {views.length === 0 && <p>Ustaw filtry i&nbsp;zapisz je pod nazwą, żeby do nich wracać.</p>}
      <SaveViewForm
        onSave={(name) => store((views) => [...without(views, name), { name, search }])}
      />
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={shown}
      onOpenChange={show}
      content={content}
    >
      <Button>Widoki</Button>
    </Popover>
  );
}

const without = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);

function searchOf(params: URLSearchParams, without: readonly string[]): string {
  const rest = new URLSearchParams(params);
  for (const name of without) rest.delete(name);
  return rest.toString();
}

function readViews(stored: unknown): SavedView[] | null {
  return Array.isArray(stored) ? stored.filter(isView) : null;
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

/** Saves the current view of a list under a name. */
function SaveViewForm({ onSave }: { onSave: (name: string) => void }) {
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
