import { Card } from 'antd';
import { polishClock } from '#engine/locale/polish-time';
import { useCurrentMinute } from '../../../lib/dates/use-current-minute';
import { Link } from '../../../ui/button/link';
import { useViewer } from '../../kit/page/viewer';
import { TaskList } from './task-list';

/** The viewer's open tasks that are due today or late. */
export function TasksUntilToday() {
  const viewer = useViewer();
  const now = useCurrentMinute();
  if (!viewer || !now) return null;
  const filter = { assigneeId: viewer.id, done: false, dueUntil: polishClock(now).day };
  return (
    <Card title="Twoje zadania na dziś" extra={<Link to="/admin/tasks">Wszystkie</Link>}>
      <TaskList filter={filter} empty="Na dziś nie masz zadań" />
    </Card>
  );
}
