import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A table of one row. Triggers raise the version with every change of products, price lists, reduced VAT or settings, and notify
 * `catalogue_changed`.
 */
@Entity()
@Check({ name: 'catalogue_version_one_row', expression: 'id = 1' })
export class CatalogueVersion {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  readonly id!: number;

  @Property({ type: new BigIntType('string') })
  version!: string;
}
