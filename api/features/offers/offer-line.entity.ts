import type { Ref } from '@mikro-orm/core';
import { Check, Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { GOODS_AMOUNTS, VersionLine } from '../agreements/agreed-goods.js';
import { OfferVersion } from './offer-version.entity.js';

/** A line of a version of an offer. Saving a draft replaces its lines. */
@ObjectType({ simpleResolvers: true })
@Entity()
@Check({ name: 'offer_line_amounts', expression: GOODS_AMOUNTS })
export class OfferLine extends VersionLine {
  @ManyToOne(() => OfferVersion, { ref: true, index: true, deleteRule: 'cascade' })
  version!: Ref<OfferVersion>;
}
