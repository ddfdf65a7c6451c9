import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { WrittenPage } from '../pages/page-content.js';

/**
 * The words of a legal page as a customer read them, with the shop's facts filled in. A row is added with the first
 * order or consent that was given on these words, whether they stood in a file or in a published version; rows are only
 * added, so that a text can be opened years later.
 */
@Entity()
export class LegalText {
  [OptionalProps]?: 'createdAt';

  /** The `sha256` of the page (`TextPage`). */
  @PrimaryKey({ type: 'string', length: 64 })
  readonly sha256!: string;

  @Property({ type: 'string', length: 60 })
  readonly slug!: string;

  @Property({ type: 'json' })
  readonly content!: WrittenPage['content'];

  /** From when the page said this, when the row was added. */
  @Property({ type: 'datetime' })
  readonly validFrom!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  readonly createdAt: Date = new Date();
}
