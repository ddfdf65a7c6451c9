import { Migration } from '@mikro-orm/migrations';
import { functionText } from '../function-text.js';

/** The queue of calls can be read as a table. */
export class Migration20261123150000 extends Migration {
  override name = 'Migration20261123150000';

  override up(): void {
    this.addSql(functionText('waiting-call'));
  }

  override down(): void {
    this.addSql('drop view waiting_call');
  }
}
