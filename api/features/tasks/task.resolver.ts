import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import type { Context, StaffContext } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { attempt } from '../../shared/user-error.js';
import { StaffTask } from './staff-task.entity.js';
import {
  CreateTaskInput,
  TaskAbout,
  TaskFilter,
  TaskList,
  TaskPayload,
  UpdateTaskInput,
} from './task.inputs.js';
import { aboutOf, createTask, listTasks, updateTask } from './tasks.js';

@Resolver(() => StaffTask)
export class TaskResolver {
  @Query(() => TaskList, {
    description: 'For staff: open tasks, the earliest due first, then done ones, the latest first.',
  })
  tasks(
    @Arg('filter', () => TaskFilter, { defaultValue: {} }) filter: TaskFilter,
    @Arg('page', () => PageInput, { defaultValue: {} }) page: PageInput,
    @Ctx() { em }: Context,
  ): Promise<TaskList> {
    return listTasks(em, filter, page);
  }

  @Mutation(() => TaskPayload, { description: 'For staff: adds a task.' })
  async createTask(
    @Arg('input', () => CreateTaskInput) input: CreateTaskInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<TaskPayload> {
    const { result: task, userErrors } = await attempt(() => createTask(em, viewer, input));
    return { task, userErrors };
  }

  @Mutation(() => TaskPayload, { description: 'For staff: changes, finishes or reopens a task.' })
  async updateTask(
    @Arg('input', () => UpdateTaskInput) input: UpdateTaskInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<TaskPayload> {
    const { result, userErrors } = await attempt(() => updateTask(em, viewer, input));
    const task = result ?? (await em.fork().findOne(StaffTask, { id: input.id }));
    return { task, userErrors };
  }

  @FieldResolver(() => User)
  assignee(@Root() { assignee }: StaffTask): Promise<User> {
    return assignee.loadOrFail();
  }

  @FieldResolver(() => TaskAbout, {
    nullable: true,
    description: 'Null for a task about nothing else.',
  })
  about(@Root() task: StaffTask): Promise<TaskAbout | null> {
    return aboutOf(task);
  }
}
