import { Migration } from '@mikro-orm/migrations';

/**
 * The line of an order that its customer wants changed, with the price to which they agreed; photographs that customers
 * send; what the owner enters of the shop's settings, and versions of its text pages.
 */
export class AddToInquiriesAndSettings extends Migration {
  override up(): void {
    this.addSql(`alter table inquiry
      add column order_line_id uuid,
      add column agreed_line_total numeric(12,2),
      add constraint inquiry_line_change check ((order_line_id is null) = (agreed_line_total is null))`);

    this.addSql(`create table inquiry_photograph (
      id uuid primary key,
      inquiry_id int,
      bytes bytea not null,
      width smallint not null,
      height smallint not null,
      created_at timestamptz not null default now(),
      constraint inquiry_photograph_inquiry_id_foreign
        foreign key (inquiry_id) references inquiry on delete cascade
    );
    create index inquiry_photograph_inquiry_id_index on inquiry_photograph (inquiry_id)`);

    this.addSql(`create table stored_setting (
      id varchar(40) primary key,
      value varchar(500),
      sealed varchar(1000)
    )`);

    this.addSql(`create table page_version (
      id serial primary key,
      slug varchar(60) not null,
      content jsonb not null,
      valid_from timestamptz not null,
      note varchar(200),
      author_id int not null,
      created_at timestamptz not null default now(),
      constraint page_version_author_id_foreign foreign key (author_id) references user_account
    );
    create index page_version_author_id_index on page_version (author_id);
    create index page_version_slug_valid_from_id_index on page_version (slug, valid_from, id)`);
  }
}
