import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One row, raised by a trigger with every change of products or price lists and announced on `catalogue_changed`. */
@Entity()
@Check({ name: 'catalogue_version_one_row', expression: 'id = 1' })
export class CatalogueVersion {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  readonly id!: number;

  @Property({ type: new BigIntType('string') })
  version!: string;
}
