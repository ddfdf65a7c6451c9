import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type MatterKind = 'inquiry' | 'offer' | 'order' | 'question';

/** Whose an inquiry, an offer, an order or a question about an offer is; a view, see `functions/own-matters.sql`. */
@Entity({ readonly: true })
export class OwnMatter {
  @PrimaryKey({ type: 'string' })
  readonly kind!: MatterKind;

  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Property({ type: 'integer' })
  readonly staffId!: number;
}
