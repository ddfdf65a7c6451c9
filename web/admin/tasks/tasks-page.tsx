import { Segmented } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '../kit/page/admin-page';
import { useViewer } from '../kit/page/viewer';
import { TaskList } from '../trade/tasks/task-list';
import styles from './tasks-page.module.css';

const WHOSE = [
  { value: 'moje', label: 'Moje' },
  { value: 'wszystkie', label: 'Wszystkie' },
];
const STATES = [
  { value: 'otwarte', label: 'Do zrobienia' },
  { value: 'zrobione', label: 'Zrobione' },
];

/** The tasks of the viewer or of all members of staff, open or done; the choice is kept in the URL. */
export function TasksPage() {
  const viewer = useViewer();
  const [params, setParams] = useSearchParams();
  const whose = params.get('kto') ?? 'moje';
  const state = params.get('stan') ?? 'otwarte';
  const choose = (name: string) => (value: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.set(name, value);
      return next;
    });
  const filter = {
    assigneeId: whose === 'wszystkie' ? null : (viewer?.id ?? null),
    done: state === 'zrobione',
  };
  return (
    <AdminPage title="Zadania">
      <div className={styles.choices}>
        <Segmented
          aria-label="Czyje zadania"
          options={WHOSE}
          value={whose}
          onChange={choose('kto')}
        />
        <Segmented
          aria-label="Stan zadań"
          options={STATES}
          value={state}
          onChange={choose('stan')}
        />
      </div>
      <TaskList key={`${whose} ${state}`} filter={filter} empty="Nie ma tu żadnych zadań" />
    </AdminPage>
  );
}
