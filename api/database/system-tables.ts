import type { EntityManager } from '@mikro-orm/postgresql';

/** The columns of PostgreSQL's system catalogs that backups read. */
interface SystemTables {
  pg_attribute: {
    attrelid: number;
    attname: string;
    attnum: number;
    attgenerated: string;
    attisdropped: boolean;
    atttypid: number;
    atttypmod: number;
  };
  pg_class: { oid: number; relname: string; relnamespace: number; relkind: string };
  pg_constraint: { oid: number; conname: string; conrelid: number; contype: string };
  pg_depend: { objid: number; deptype: string };
  pg_namespace: { oid: number; nspname: string };
  pg_proc: { oid: number; proname: string; pronamespace: number };
  pg_sequences: { schemaname: string; sequencename: string };
  pg_stat_activity: { pid: number; datname: string; backend_type: string };
  pg_tables: { schemaname: string; tablename: string };
  pg_trigger: { tgname: string; tgrelid: number; tgisinternal: boolean };
  pg_views: { schemaname: string; viewname: string };
}

export const systemTables = (em: EntityManager) => em.getKysely<SystemTables>();

/** Queries on any table by its full name, such as "public.product". */
export const anyTable = (em: EntityManager) =>
  em.getKysely<Record<string, Record<string, unknown>>>();
