import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type {
  CreateTaskInput,
  TaskFilter,
  UpdateTaskInput,
} from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { renderRoute } from '../../../testing/render-route';
import { staffMember } from '../../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const jan = { ...staffMember, id: 2, name: 'Jan Nowak' };

const task = {
  id: 5,
  version: 3,
  title: 'Wysłać próbki',
  dueOn: '2026-01-02',
  doneAt: null as string | null,
  assignee: staffMember,
  about: { kind: 'inquiry', number: 7, customerName: 'Łucja Żółć' },
};

function shop() {
  const asked: TaskFilter[] = [];
  const created: CreateTaskInput[] = [];
  const updated: UpdateTaskInput[] = [];
  const resolvers = {
    Query: {
      me: () => staffMember,
      inquiryAssignees: () => [staffMember, jan],
      callQueue: () => ({
        totalCount: 1,
        items: [
          {
            id: 'question-3',
            kind: 'question',
            number: 3,
            offerId: 21,
            customerName: 'Adam Dąb',
            customerEmail: 'adam@example.pl',
            title: 'Kiedy montaż?',
            receivedAt: '2026-11-20T10:00:00Z',
            promisedUntil: '2026-11-21T10:00:00Z',
            dueAt: '2026-11-21T10:00:00Z',
            openMinutesLeft: 135,
            isOverdue: false,
            attempts: [],
          },
        ],
      }),
      tasks: (_root: unknown, { filter }: { filter: TaskFilter }) => {
        asked.push(filter);
        return { items: [task], totalCount: 1 };
      },
    },
    Mutation: {
      recordCall: () => ({ entry: null, userErrors: [] }),
      createTask: (_root: unknown, { input }: { input: CreateTaskInput }) => {
        created.push(input);
        return { task: { ...task, id: 6 }, userErrors: [] };
      },
      updateTask: (_root: unknown, { input }: { input: UpdateTaskInput }) => {
        updated.push(input);
        return { task: { ...task, doneAt: '2026-11-20T10:00:00Z', version: 4 }, userErrors: [] };
      },
    },
  };
  return { asked, created, updated, resolvers };
}

test('the list shows the own tasks, late ones as such, each with its matter; a tick finishes one', async () => {
  const { asked, updated, resolvers } = shop();
  const { user } = await renderRoute('/admin/tasks', resolvers);

  const item = within(await screen.findByRole('listitem', { name: '' }, { timeout: 3000 }));
  expect(item.getByText(/2 stycznia 2026, po terminie/)).toBeVisible();
  expect(item.getByRole('link', { name: 'zapytanie nr\u00a07, Łucja Żółć' })).toHaveAttribute(
    'href',
    '/admin/inquiries?inquiry=7',
  );
  expect(asked[0]).toEqual({ assigneeId: staffMember.id, done: false });

  await user.click(item.getByRole('checkbox', { name: 'Wysłać próbki' }));
  expect(await screen.findByText('Zadanie zrobione')).toBeVisible();
  expect(updated).toEqual([{ id: 5, version: 3, done: true }]);
});

test('a call that was answered asks what comes next, who does it, and until when', async () => {
  const { created, resolvers } = shop();
  const { user } = await renderRoute('/admin/queue', resolvers);

  await user.click(await screen.findByRole('button', { name: 'Zapisz wynik telefonu: Adam Dąb' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zapisz' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Co dalej?' }));
  await user.type(dialog.getByLabelText('Co'), 'Umówić pomiar');
  await user.clear(dialog.getByLabelText('Do kiedy'));
  await user.type(dialog.getByLabelText('Do kiedy'), '2026-12-03');
  await user.click(dialog.getByRole('button', { name: 'Zapisz zadanie' }));

  await waitFor(() =>
    expect(created).toEqual([
      {
        title: 'Umówić pomiar',
        dueOn: '2026-12-03',
        assigneeId: staffMember.id,
        about: { kind: 'offer', number: 21 },
        idempotencyKey: expect.any(String),
      },
    ]),
  );
});
