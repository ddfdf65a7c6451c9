import type { EntityManager, InferClassEntityDB } from '@mikro-orm/postgresql';

/** The classes of all entities by their names, declared by their list in `api/setup/entities.ts`. */
export interface Entities {}

const options = {
  tableNamingStrategy: 'entity',
  columnNamingStrategy: 'property',
  convertValues: true,
  processOnCreateHooks: true,
  processOnUpdateHooks: true,
} as const;

/** The entities' classes with the property `~entityName`, from which MikroORM's types read the name of the table. */
type NamedEntities = {
  [Name in keyof Entities]: Entities[Name] & { '~entityName'?: Name };
}[keyof Entities];

/** The tables of typed queries: entities by the names of their classes, columns by their properties. */
export type Tables = InferClassEntityDB<NamedEntities, typeof options>;

/**
 * Typed queries over the entities, in the EntityManager's transaction if it is in one: tables are called by the class
 * of the entity, columns by its property, and values come out as the entity has them.
 */
export const db = (em: EntityManager) => em.getKysely<Tables, typeof options>(options);
