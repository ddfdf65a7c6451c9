import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../../identity/user.entity.js';

/**
 * A version of a text that staff have published: of a page, or of a mail, whose slug begins with "mail/". Rows are only
 * added: what a text said on a day stays known. Of those whose time has come, the one with the latest time holds;
 * without any, the text's file.
 */
@Entity()
@Index({ properties: ['slug', 'validFrom', 'id'] })
export class PageVersion {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Property({ type: 'string', length: 60 })
  readonly slug!: string;

  @Property({ type: 'json' })
  readonly content!: object;

  @Property({ type: 'datetime' })
  readonly validFrom!: Date;

  /** What was changed, for the history; null where nothing was said. */
  @Property({ type: 'string', length: 200, nullable: true })
  readonly note!: string | null;

  @ManyToOne(() => User, { ref: true, index: true })
  readonly author!: Ref<User>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  readonly createdAt: Date = new Date();
}
