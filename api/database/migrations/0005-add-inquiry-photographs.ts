import { Migration } from '@mikro-orm/migrations';

/** Photographs that customers send with an inquiry. */
export class AddInquiryPhotographs extends Migration {
  override up(): void {
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
  }
}
