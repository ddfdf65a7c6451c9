import { Button, Checkbox, Empty } from 'antd';
import { useState } from 'react';
import { polishClock } from '#engine/locale/polish-time';
import type { TaskFilter, TaskSubject } from '../../../apollo/schema.generated';
import { formatDate } from '../../../lib/dates/format-date';
import { useCurrentMinute } from '../../../lib/dates/use-current-minute';
import { Link } from '../../../ui/button/link';
import { Icon } from '../../../ui/image/icon';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Allowed } from '../../kit/page/allowed';
import { AdminFailure, Loading } from '../../kit/page/page-states';
import { useStaffQuery } from '../../kit/page/use-staff-query';
import { TaskDialog } from './task-dialog';
import { type TaskRowFragment, TasksDocument, UpdateTaskDocument } from './tasks.generated';
import styles from './task-list.module.css';

const PAGE_SIZE = 20;
/** What a task or a visit is about, in words and as the address of its screen. */
export const SUBJECTS: Record<TaskSubject, { noun: string; path: string }> = {
  order: { noun: 'zamówienie', path: '/admin/orders?order=' },
  offer: { noun: 'oferta', path: '/admin/offers?offer=' },
  inquiry: { noun: 'zapytanie', path: '/admin/inquiries?inquiry=' },
};

interface TaskListProps {
  filter: TaskFilter;
  /** The text for an empty list; undefined: nothing. */
  empty?: string;
}

/** Tasks that can be done, opened and changed; the button adds one about what the filter asks for. */
export function TaskList({ filter, empty }: TaskListProps) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [edited, edit] = useState<TaskRowFragment | 'new' | null>(null);
  const page = { limit, offset: 0 };
  const { data, loading, error, refetch } = useStaffQuery(TasksDocument, { filter, page });
  const { items = [], totalCount = 0 } = data?.tasks ?? {};
  const about = filter.about ?? undefined;
  return (
    <div className={styles.tasks}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {loading && <Loading rows={2} />}
      {data && items.length === 0 && empty && <Empty description={empty} />}
      {items.length > 0 && (
        <ul className={styles.list} aria-label="Zadania">
          {items.map((task) => (
            <TaskItem key={task.id} task={task} isLinked={!about} onEdit={() => edit(task)} />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Allowed to="tasks:write">
          <Button onClick={() => edit('new')}>Dodaj zadanie</Button>
        </Allowed>
        {items.length < totalCount && (
          <Button onClick={() => setLimit(limit + PAGE_SIZE)}>Pokaż więcej</Button>
        )}
      </div>
      {edited === 'new' && (
        <TaskDialog heading="Nowe zadanie" about={about} onClose={() => edit(null)} />
      )}
      {edited && edited !== 'new' && (
        <TaskDialog heading="Zadanie" task={edited} onClose={() => edit(null)} />
      )}
    </div>
  );
}

interface TaskItemProps {
  task: TaskRowFragment;
  /** Whether it says what it is about. */
  isLinked: boolean;
  onEdit: () => void;
}

function TaskItem({ task, isLinked, onEdit }: TaskItemProps) {
  const { id, version, title, dueOn, doneAt, assignee, about } = task;
  const now = useCurrentMinute();
  const [update, { loading }] = useStaffMutation(UpdateTaskDocument, {
    done: doneAt ? 'Zadanie znów czeka' : 'Zadanie zrobione',
    failed: 'Nie udało się zmienić zadania',
    refetch: [TasksDocument],
  });
  const isLate = !doneAt && now !== null && dueOn < polishClock(now).day;
  return (
    <li>
      <Checkbox
        checked={doneAt !== null}
        disabled={loading}
        onChange={({ target }) => void update({ input: { id, version, done: target.checked } })}
      >
        {title}
      </Checkbox>
      <span className={styles.facts}>
        <span className={isLate ? styles.late : undefined}>
          do {formatDate(dueOn)}
          {isLate && ', po terminie'}
        </span>
        <span>{assignee.name}</span>
        {isLinked && about && (
          <Link to={`${SUBJECTS[about.kind].path}${about.number}`}>
            {SUBJECTS[about.kind].noun} nr&nbsp;{about.number}
            {about.customerName && `, ${about.customerName}`}
          </Link>
        )}
      </span>
      <Button
        type="text"
        size="small"
        aria-label={`Zmień zadanie: ${title}`}
        icon={<Icon name="edit" />}
        onClick={onEdit}
      />
    </li>
  );
}
