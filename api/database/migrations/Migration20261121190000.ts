import { Migration } from '@mikro-orm/migrations';

/** The specifications of a product as the text that they are read and written as. */
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
