import { useQuery } from '@apollo/client/react';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { polishClock } from '#engine/locale/polish-time';
import type { TaskAboutInput } from '../../../apollo/schema.generated';
import { randomKey } from '../../../lib/browser/request-keys';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type Edited, type SaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { useViewer } from '../../kit/page/viewer';
import {
  CreateTaskDocument,
  type TaskRowFragment,
  TaskAssigneesDocument,
  TasksDocument,
  UpdateTaskDocument,
} from './tasks.generated';

const DAY_MS = 86_400_000;
const TEXTS = { title: 'Co', assigneeId: 'Kto', dueOn: 'Do kiedy' };

interface TaskValues {
  title: string;
  assigneeId: number;
  dueOn: string;
}

interface TaskDialogProps {
  heading: string;
  /** The task to change; undefined for a new one. */
  task?: TaskRowFragment;
  /** What a new task is about. */
  about?: TaskAboutInput | undefined;
  onClose: () => void;
}

/** A new task, at first for the viewer and for tomorrow, or an existing one: what, who, until when. */
export function TaskDialog({ heading, task, about, onClose }: TaskDialogProps) {
  const viewer = useViewer();
  const { data } = useQuery(TaskAssigneesDocument);
  const save = useSaveTask(task, about);
  const [tomorrow] = useState(() => polishClock(new Date(Date.now() + DAY_MS)).day);
  const people =
    data?.inquiryAssignees ?? [task?.assignee ?? viewer].filter((each) => each != null);
  return (
    <EditDialog<TaskValues>
      title={heading}
      texts={TEXTS}
      saveLabel="Zapisz zadanie"
      initial={
        task
          ? editedOf(task)
          : { values: { title: '', assigneeId: viewer?.id ?? 0, dueOn: tomorrow } }
      }
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="title"
        label={TEXTS.title}
        rules={[{ required: true, whitespace: true, message: 'Wpisz, co jest do zrobienia.' }]}
      >
        <Input maxLength={200} placeholder="Na przykład: wysłać próbki tkanin" />
      </Form.Item>
      <Form.Item name="assigneeId" label={TEXTS.assigneeId}>
        <Select options={people.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item
        name="dueOn"
        label={TEXTS.dueOn}
        rules={[{ required: true, message: 'Podaj dzień.' }]}
      >
        <Input type="date" />
      </Form.Item>
    </EditDialog>
  );
}

/** Saves a task; a new one once, however often the form is submitted. */
function useSaveTask(task: TaskRowFragment | undefined, about: TaskAboutInput | undefined) {
  const [idempotencyKey] = useState(randomKey);
  const toasts = {
    done: 'Zadanie zapisane',
    failed: 'Nie udało się zapisać zadania',
    refetch: [TasksDocument],
  };
  const [create] = useStaffMutation(CreateTaskDocument, toasts);
  const [update] = useStaffMutation(UpdateTaskDocument, toasts);
  return async ({ values, version }: Edited<TaskValues>): Promise<SaveOutcome<TaskValues>> => {
    const outcome =
      task && version !== undefined
        ? await update({ input: { id: task.id, version, ...values } })
        : await create({ input: { ...values, about: about ?? null, idempotencyKey } });
    return toSaveOutcome(outcome, (payload) => payload.task && editedOf(payload.task));
  };
}

function editedOf({ title, assignee, dueOn, version }: TaskRowFragment): Edited<TaskValues> {
  return { values: { title, assigneeId: assignee.id, dueOn }, version };
}
