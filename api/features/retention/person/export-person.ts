import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../../database/db.js';
import type { PersonalEntity, RowIds } from './person.js';

/** Secrets that open pages or prove requests: they are no data about a person. */
const SECRET = /token|hash|fingerprint|visitorId|requestKey/i;

export type ExportedRows = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/** All columns of the rows about a person, and the entries of the audit log about them, by entity. */
export async function exportRows(em: EntityManager, rows: RowIds): Promise<ExportedRows> {
  const exported: Record<string, Record<string, unknown>[]> = {};
  for (const [entity, ids] of rows)
    if (ids.length > 0) exported[entity] = await readRows(em, entity, ids);
  const audited = await readEntries(em, rows);
  if (audited.length > 0) exported['AuditEntry'] = audited;
  return exported;
}

async function readRows(
  em: EntityManager,
  entity: PersonalEntity,
  ids: readonly (string | number)[],
): Promise<Record<string, unknown>[]> {
  const columns = em
    .getMetadata()
    .getByClassName(entity)
    .props.filter(
      ({ name, kind, owner, persist, generated }) =>
        (kind === 'scalar' || kind === 'm:1' || (kind === '1:1' && owner)) &&
        persist !== false &&
        !generated &&
        !SECRET.test(name),
    )
    .map(({ name }) => name);
  const rows = await db(em)
    // The compiler takes each entity for `OrderNote`; `columns` are those of this one.
    .selectFrom(entity as 'OrderNote')
    .select(columns as ['id'])
    .where('id', 'in', ids as number[])
    .orderBy('id')
    .execute();
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
  );
}

/** The token of a customer's page, where the address of a link in a mail has it. */
const TOKEN = /\/[\w-]{43}(?=["/?])/g;

/** Files, such as photographs and invoices in XML, are written in Base64; links in mails lose their tokens. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return JSON.parse(JSON.stringify(value).replaceAll(TOKEN, '/•••'));
}

function readEntries(em: EntityManager, rows: RowIds) {
  const subjects = [...rows].filter(([, ids]) => ids.length > 0);
  if (subjects.length === 0) return Promise.resolve([]);
  return db(em)
    .selectFrom('AuditEntry')
    .select(['id', 'at', 'action', 'subjectType', 'subjectId', 'before', 'after'])
    .where((eb) =>
      eb.or(
        subjects.map(([entity, ids]) =>
          eb.and([
            eb('subjectType', '=', em.getMetadata().getByClassName(entity).tableName),
            eb('subjectId', 'in', ids.map(String)),
          ]),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}
