import { randomUUID } from 'node:crypto';
import { Collection } from '@mikro-orm/core';
import { Entity, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PROJECT_FIELDS } from '#engine/trade/fields/project-fields';
import { ProjectRow } from './project-row.entity.js';

/** The windows of one house, each a saved configuration; not changed once it is saved. */
@Entity({ tableName: 'project' })
export class SavedProject {
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  /** May be empty, as may the place. */
  @Property({ type: 'string', length: PROJECT_FIELDS.name.maxLength.value })
  name!: string;

  @Property({ type: 'string', length: PROJECT_FIELDS.place.maxLength.value })
  place!: string;

  @OneToMany(() => ProjectRow, (row) => row.project, { orderBy: { position: 'asc' } })
  rows = new Collection<ProjectRow>(this);

  @Property({ type: 'datetime', defaultRaw: 'now()', index: true })
  createdAt: Date = new Date();
}
