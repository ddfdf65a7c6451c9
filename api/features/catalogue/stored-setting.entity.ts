import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SettingName } from '#engine/trade/settings/settings';

/** What the owner has entered for a setting of the shop; one without a row has its default. */
@Entity()
export class StoredSetting {
  /** The column is named `id`, because the audit log identifies rows by it. */
  @PrimaryKey({ type: 'string', length: 40, fieldName: 'id' })
  readonly name!: SettingName;

  /** As in the environment: "8:00-18:00". */
  @Property({ type: 'string', length: 500, nullable: true })
  value: string | null = null;

  /** A secret, encrypted: instead of a value. */
  @Property({ type: 'string', length: 1000, nullable: true })
  sealed: string | null = null;
}
