import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../testing/inquiries.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

interface Task {
  id: number;
  version: number;
  title: string;
  dueOn: string;
  doneAt: string | null;
  assignee: { id: number };
  about: { kind: string; number: number; customerName: string } | null;
}

interface Payload {
  task: Task | null;
  userErrors: { code: string; path: string[] | null }[];
}

const TASK = 'id version title dueOn doneAt assignee { id } about { kind number customerName }';

let app: TestApp;
let staff: TestVisitor;
let assigneeId: number;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
  const { data } = await staff.graphql<{ me: { id: number } }>('{ me { id } }');
  assigneeId = data.me.id;
});
afterAll(() => app.close());

async function write(verb: 'create' | 'update', input: object): Promise<Payload> {
  const type = `${verb === 'create' ? 'Create' : 'Update'}TaskInput`;
  const { data, errors } = await staff.graphql<{ payload: Payload }>(
    `mutation ($input: ${type}!) { payload: ${verb}Task(input: $input) { task { ${TASK} } userErrors { code path } } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.payload;
}

async function tasks(filter: object): Promise<Task[]> {
  const { data } = await staff.graphql<{ tasks: { items: Task[] } }>(
    `query ($filter: TaskFilter!) { tasks(filter: $filter) { items { ${TASK} } } }`,
    { filter },
  );
  return data.tasks.items;
}

describe('a task', () => {
  it('about an inquiry is found by it, with its customer, until it is done', async () => {
    const number = await submitInquiry(app);
    const about = { kind: 'inquiry', number };
    const input = { title: ' Wysłać próbki ', dueOn: '2027-03-01', assigneeId, about };
    const { task } = await write('create', input);
    expect(task).toMatchObject({
      title: 'Wysłać próbki',
      dueOn: '2027-03-01',
      doneAt: null,
      assignee: { id: assigneeId },
      about: { ...about, customerName: 'Łucja Żółć' },
    });
    expect(await tasks({ about, done: false })).toEqual([task]);

    const { id, version } = task!;
    const done = await write('update', { id, version, done: true });
    expect(done.task?.doneAt).toEqual(expect.any(String));
    expect(await tasks({ about, done: false })).toEqual([]);
    const again = await write('update', { id, version: version + 1, done: false });
    expect(again.task).toMatchObject({ doneAt: null, version: version + 2 });
  });

  it('is listed by its day, open ones before done ones', async () => {
    const about = { kind: 'inquiry', number: await submitInquiry(app) };
    for (const dueOn of ['2027-05-03', '2027-05-01', '2027-05-02'])
      await write('create', { title: `Do ${dueOn}`, dueOn, assigneeId, about });
    const [first] = await tasks({ about });
    await write('update', { id: first!.id, version: first!.version, done: true });
    expect((await tasks({ about })).map(({ dueOn }) => dueOn)).toEqual([
      '2027-05-02',
      '2027-05-03',
      '2027-05-01',
    ]);
    expect(await tasks({ about, done: false, dueUntil: '2027-05-02' })).toHaveLength(1);
  });

  it('is added once for its key, and another one under that key is refused', async () => {
    const input = {
      title: randomUUID(),
      dueOn: '2027-03-01',
      assigneeId,
      idempotencyKey: randomUUID(),
    };
    const [first, second] = await Promise.all([write('create', input), write('create', input)]);
    expect(first.task).toEqual(second.task);
    expect(await write('create', { ...input, title: 'Inne' })).toEqual({
      task: null,
      userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }],
    });
  });

  it.each([
    ['assigneeId', { assigneeId: 999_999 }],
    ['about', { about: { kind: 'order', number: 999_999 } }],
  ])('whose %s is unknown is refused', async (path, wrong) => {
    const { task, userErrors } = await write('create', {
      title: 'Oddzwonić',
      dueOn: '2027-03-01',
      assigneeId,
      ...wrong,
    });
    expect(task).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
    expect(userErrors[0]?.path?.[0]).toBe(path);
  });

  it('of an old version is refused, and returns the current task', async () => {
    const { task } = await write('create', { title: 'Oddzwonić', dueOn: '2027-03-01', assigneeId });
    const { id, version } = task!;
    await write('update', { id, version, title: 'Napisać' });
    expect(await write('update', { id, version, dueOn: '2027-04-01' })).toMatchObject({
      task: { title: 'Napisać', dueOn: '2027-03-01' },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    });
  });
});
