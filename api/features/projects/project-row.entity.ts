import { randomUUID } from 'node:crypto';
import type { Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { MAX_LABEL, MAX_PIECES } from '#engine/trade/project/project';
import { SavedConfiguration } from '../configurator/configurations/configuration.entity.js';
import { SavedProject } from './project.entity.js';

/** One window of a project, or several equal ones. */
@Entity()
@Unique({ properties: ['project', 'position'] })
@Check({ name: 'project_row_quantity', expression: `quantity >= 1 and quantity <= ${MAX_PIECES}` })
export class ProjectRow {
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => SavedProject, { ref: true, deleteRule: 'cascade' })
  project!: Ref<SavedProject>;

  /** The position in the project, from 0. */
  @Property({ type: 'integer' })
  position!: number;

  /** "Salon, okno 1"; may be empty. */
  @Property({ type: 'string', length: MAX_LABEL })
  label!: string;

  @ManyToOne(() => SavedConfiguration, { ref: true, index: true })
  configuration!: Ref<SavedConfiguration>;

  @Property({ type: 'integer' })
  quantity!: number;
}
