import type { EntityManager } from '@mikro-orm/postgresql';

/** Calls a function of the database, in the EntityManager's transaction if it is in one. */
export async function callFunction(
  em: EntityManager,
  name: string,
  ...values: readonly unknown[]
): Promise<void> {
  await em
    .getKysely()
    .selectNoFrom((eb) => {
      const parameters = values.map((value) => eb.val(value));
      return eb.fn(name, parameters).as('result');
    })
    .execute();
}
