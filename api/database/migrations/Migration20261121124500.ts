import { Migration } from '@mikro-orm/migrations';

const DERIVED = 'excerpt,search_title,search_text,version,updated_at';

/** Pictures that staff upload, and indexes for the lists of the staff area. */
export class Migration20261121124500 extends Migration {
  override name = 'Migration20261121124500';

  override up(): void {
    this.addSql(`alter table "product" add "uploaded_picture" jsonb null`);
    this.addSql(`create index "product_name_id_index" on "product" ("name", "id")`);
    this.addSql(
      `create index "product_price_per_sqm_id_index" on "product" ("price_per_sqm", "id")`,
    );
    this.addSql(`create index "product_updated_at_id_index" on "product" ("updated_at", "id")`);
    // "drawing" and "uploaded_picture" are computed from audited columns, so the audit log leaves them out.
    this.addSql(auditTrigger(`${DERIVED},drawing,uploaded_picture`));
  }

  override down(): void {
    this.addSql(auditTrigger(DERIVED));
    this.addSql(`drop index "product_updated_at_id_index"`);
    this.addSql(`drop index "product_price_per_sqm_id_index"`);
    this.addSql(`drop index "product_name_id_index"`);
    this.addSql(`alter table "product" drop column "uploaded_picture"`);
  }
}

function auditTrigger(derived: string): string {
  return `create or replace trigger product_audited after insert or update or delete on product
    for each row execute function record_change('${derived}', '')`;
}
