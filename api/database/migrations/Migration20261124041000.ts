import { Migration } from '@mikro-orm/migrations';

/** Several windows of one house are saved under one name and link. */
export class Migration20261124041000 extends Migration {
  override name = 'Migration20261124041000';

  override up(): void {
    this.addSql(`create table project (
      id uuid not null, name varchar(120) not null, place varchar(200) not null,
      created_at timestamptz not null default now(), primary key (id))`);
    this.addSql('create index project_created_at_index on project (created_at)');
    this.addSql(`create table project_row (
      id uuid not null, project_id uuid not null, position int not null, label varchar(80) not null,
      configuration_id uuid not null, quantity int not null, primary key (id),
      constraint project_row_quantity check (quantity >= 1 and quantity <= 99))`);
    this.addSql('create index project_row_configuration_id_index on project_row (configuration_id)');
    this.addSql(`alter table project_row
      add constraint project_row_project_id_position_unique unique (project_id, position)`);
    this.addSql(`alter table project_row
      add constraint project_row_project_id_foreign foreign key (project_id) references project (id) on delete cascade`);
    this.addSql(`alter table project_row
      add constraint project_row_configuration_id_foreign foreign key (configuration_id) references configuration (id)`);
  }

  override down(): void {
    this.addSql('drop table project_row');
    this.addSql('drop table project');
  }
}
