import { Migration } from '@mikro-orm/migrations';

/** Stock as a ledger: a quantity changes only by a movement. Orders reserve the pieces that they need. */
export class Migration20261121110000 extends Migration {
  override name = 'Migration20261121110000';

  override up(): void {
    this.addSql(
      `alter table "inventory_item" drop constraint "inventory_item_product_id_color_variant_frame_col_aab19_unique"`,
    );
    this.addSql(`alter table "inventory_item"
      alter "stock_quantity" set default 0,
      add "version" int not null default 1,
      add "archived_at" timestamptz null,
      add "search_text" text generated always as (search_key(color_variant || ' ' || frame_color_variant || ' ' || coalesce(location, ''))) stored null`);
    this.addSql(`create unique index "inventory_item_variant" on "inventory_item"
      ("product_id", "color_variant", "frame_color_variant", "location") nulls not distinct where "archived_at" is null`);
    this.addSql(
      `create index "inventory_item_stock_quantity_id_index" on "inventory_item" ("stock_quantity", "id")`,
    );

    this.addSql(`create table "stock_movement" (
      "id" bigserial primary key,
      "item_id" int not null,
      "delta" int not null,
      "quantity_after" int not null,
      "kind" varchar(10) not null,
      "reason" varchar(300) null,
      "order_id" int null,
      "actor_id" int null,
      "at" timestamptz not null default now()
    )`);
    this.addSql(
      `alter table "stock_movement" add constraint "stock_movement_delta" check (delta <> 0 and quantity_after >= 0)`,
    );
    this.addSql(
      `alter table "stock_movement" add constraint "stock_movement_kind" check (kind in ('opening', 'adjusted', 'consumed', 'returned'))`,
    );
    this.addSql(
      `create index "stock_movement_item_id_id_index" on "stock_movement" ("item_id", "id")`,
    );
    this.addSql(
      `alter table "stock_movement" add constraint "stock_movement_item_id_foreign" foreign key ("item_id") references "inventory_item" ("id")`,
    );
    this.addSql(
      `alter table "stock_movement" add constraint "stock_movement_actor_id_foreign" foreign key ("actor_id") references "user_account" ("id")`,
    );

    this.addSql(`create table "stock_reservation" (
      "order_line_id" uuid not null,
      "order_id" int not null,
      "item_id" int not null,
      "quantity" int not null,
      "state" varchar(10) not null default 'reserved',
      "consumed" int not null default 0,
      primary key ("order_line_id")
    )`);
    this.addSql(
      `alter table "stock_reservation" add constraint "stock_reservation_quantities" check (quantity > 0 and consumed >= 0 and consumed <= quantity)`,
    );
    this.addSql(
      `alter table "stock_reservation" add constraint "stock_reservation_state" check (state in ('reserved', 'used', 'released'))`,
    );
    this.addSql(
      `create index "stock_reservation_item_id_index" on "stock_reservation" ("item_id")`,
    );
    this.addSql(
      `create index "stock_reservation_order_id_index" on "stock_reservation" ("order_id")`,
    );
    this.addSql(
      `alter table "stock_reservation" add constraint "stock_reservation_item_id_foreign" foreign key ("item_id") references "inventory_item" ("id")`,
    );

    this.addSql(`insert into stock_movement (item_id, delta, quantity_after, kind)
      select id, stock_quantity, stock_quantity, 'opening' from inventory_item where stock_quantity > 0`);
    this.addSql(`insert into stock_reservation (order_line_id, order_id, item_id, quantity)
      select line.id, line.order_id, item.id, line.quantity
      from order_line line join customer_order on customer_order.id = line.order_id and status = 'pending'
        join lateral (select id from inventory_item where product_id = line.product_id
          and color_variant = line.settings ->> 'color' and frame_color_variant = line.settings ->> 'frameColor'
          order by stock_quantity desc, id limit 1) item on true`);

    this.addSql(`create function move_stock() returns trigger language plpgsql as $$
      begin
        update inventory_item set stock_quantity = stock_quantity + new.delta, version = version + 1
          where id = new.item_id returning stock_quantity into new.quantity_after;
        return new;
      end $$`);
    this.addSql(`create trigger stock_moved before insert on stock_movement
      for each row execute function move_stock()`);
    this.addSql(`create trigger stock_movement_append_only before update or delete or truncate on stock_movement
      for each statement execute function refuse_change()`);
    this.addSql(`create function refuse_direct_stock() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() = 1 and new.stock_quantity is distinct from (case tg_op when 'INSERT' then 0 else old.stock_quantity end) then
          raise exception 'stock changes by a movement only' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$`);
    this.addSql('drop trigger inventory_item_audited on inventory_item');
    this.addSql(`create trigger inventory_item_audited after insert or update or delete on inventory_item
      for each row execute function record_change('search_text,version', '')`);
    this.addSql(`create trigger inventory_item_ledger before insert or update of stock_quantity on inventory_item
      for each row execute function refuse_direct_stock()`);
  }
}
