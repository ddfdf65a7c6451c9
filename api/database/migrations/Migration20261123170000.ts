import { Migration } from '@mikro-orm/migrations';
import { functionText } from '../function-text.js';

/** The database computes the time before which personal data are past their retention period. */
export class Migration20261123170000 extends Migration {
  override name = 'Migration20261123170000';

  override up(): void {
    this.addSql(functionText('expired-before'));
  }

  override down(): void {
    this.addSql('drop function expired_before(timestamptz, interval)');
  }
}
