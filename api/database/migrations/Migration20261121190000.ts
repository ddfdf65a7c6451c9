import { Migration } from '@mikro-orm/migrations';

/** Stores the specifications of a product as JSON text, because they are read and written as a whole. */
export class Migration20261121190000 extends Migration {
  override name = 'Migration20261121190000';

  override up(): void {
    this.addSql(alterSpecifications('json'));
  }

  override down(): void {
    this.addSql(alterSpecifications('jsonb'));
  }
}

const alterSpecifications = (type: string): string =>
  `alter table "product" alter column "specifications" type ${type} using "specifications"::${type}`;
