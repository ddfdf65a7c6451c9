import { Migration } from '@mikro-orm/migrations';

const UNIQUE = 'cart_line_cart_id_fingerprint_unique';
const UNIQUE_WITH_LABEL = 'cart_line_cart_id_fingerprint_label_unique';

/** Lines of carts and orders have a label that says where the goods belong; equal goods for two rooms are two lines. */
export class Migration20261124073500 extends Migration {
  override name = 'Migration20261124073500';

  override up(): void {
    for (const table of ['cart_line', 'order_line'])
      this.addSql(`alter table ${table} add column label varchar(80) not null default ''`);
    this.addSql(`alter table cart_line drop constraint ${UNIQUE}`);
    this.addSql(
      `alter table cart_line add constraint ${UNIQUE_WITH_LABEL} unique (cart_id, fingerprint, label)`,
    );
  }

  override down(): void {
    // Merges lines that differ only in their label.
    this.addSql(`
      update cart_line kept set quantity = least(99, total.quantity)
      from (
        select cart_id, fingerprint, min(position) as position, sum(quantity) as quantity
        from cart_line group by cart_id, fingerprint
      ) total
      where kept.cart_id = total.cart_id and kept.position = total.position
    `);
    this.addSql(`
      delete from cart_line other using cart_line kept
      where other.cart_id = kept.cart_id and other.fingerprint = kept.fingerprint
        and other.position > kept.position
    `);
    this.addSql(`alter table cart_line drop constraint ${UNIQUE_WITH_LABEL}`);
    this.addSql(
      `alter table cart_line add constraint ${UNIQUE} unique (cart_id, fingerprint)`,
    );
    for (const table of ['cart_line', 'order_line'])
      this.addSql(`alter table ${table} drop column label`);
  }
}
