import type { TestApp } from './test-app.js';

interface AuditedColumn {
  table: string;
  column: string;
  /** Whether its type is `json` or `jsonb`. */
  isJson: boolean;
}

/** The columns that the triggers of the audit log record. */
export const auditedColumns = (app: TestApp): Promise<AuditedColumn[]> =>
  app.sql<AuditedColumn>(
    `select rel.relname as table, attname as column,
            atttypid in ('json'::regtype, 'jsonb'::regtype) as "isJson"
       from pg_trigger trig join pg_class rel on rel.oid = trig.tgrelid
       join pg_proc proc on proc.oid = trig.tgfoid
       join pg_attribute att on att.attrelid = rel.oid and attnum > 0 and not attisdropped
      where proc.proname = 'record_change'
        and attname <> all (string_to_array(split_part(encode(tgargs, 'escape'), '\\000', 1), ','))`,
  );
