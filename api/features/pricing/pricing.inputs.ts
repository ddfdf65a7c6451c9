import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDate,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Category } from '#engine/goods/families/categories';
import {
  ENTRY_LIMITS,
  priceListEntries,
  type EntryUnit,
} from '#engine/goods/price/price-list-entries';
import { IsId, MAX_INT32 } from '../../shared/id.js';
import { IsAmount } from '../../shared/input/amount.js';
import { pageOf } from '../../shared/page.js';
import { registerEnum } from '../../shared/register-enum.js';
import { ReadVersion } from '../../shared/row-version.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { CategoryEnum } from '../catalogue/product.entity.js';

const PriceUnitEnum = registerEnum(Object.keys(ENTRY_LIMITS), {
  name: 'PriceUnit',
  description:
    'How a figure is charged: once, by the piece (each), or per m² of covered area (per_sqm). A factor is not ' +
    'charged: base price and price of the area are multiplied by it.',
});

@ObjectType({ simpleResolvers: true, description: 'One figure of a price list.' })
export class PriceListEntry {
  @Field(() => String, {
    description: '"electric", "{category}.option.{code}" or "{category}.factor.{code}".',
  })
  key!: string;

  @Field(() => CategoryEnum, { nullable: true, description: 'Null for what all categories share.' })
  category!: Category | null;

  @Field(() => String, { description: 'In Polish.' })
  label!: string;

  @Field(() => PriceUnitEnum)
  unit!: EntryUnit;

  @Field(() => Decimal, { description: 'In złoty; for a factor without unit: "1.15".' })
  value!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A published price list; the latest one whose time has come is in force.',
})
export class PublishedPriceList {
  @Field(() => Int)
  version!: number;

  @Field(() => DateTimeISO, { description: 'When it came into force, or will come into force.' })
  publishedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Null for the first price list of the shop.',
  })
  publishedByName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was made, for staff; null for the first one.',
  })
  note!: string | null;

  @Field(() => Boolean)
  inForce!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is not in force yet, so that it can be cancelled.',
  })
  scheduled!: boolean;

  @Field(() => [PriceListEntry])
  entries!: PriceListEntry[];

  @Field(() => [PriceListEntry], {
    description:
      'The former values of the figures that it has changed; empty for the first price list.',
  })
  replaced!: PriceListEntry[];
}

@ObjectType({ simpleResolvers: true })
export class PriceListHistory extends pageOf(() => PublishedPriceList, 'The latest first.') {}

@ObjectType({
  simpleResolvers: true,
  description: 'The draft of the next price list; where there is none, the price list in force.',
})
export class PriceListDraftView {
  @Field(() => Int, {
    description:
      '0 where there is no draft. Incremented by every change; an edit must send the version that it has read.',
  })
  version!: number;

  @Field(() => Int, { description: 'The version of the price list that it was made from.' })
  basedOn!: number;

  @Field(() => [PriceListEntry])
  entries!: PriceListEntry[];

  @Field(() => DateTimeISO, { nullable: true, description: 'Null where there is no draft.' })
  updatedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Null where there is no draft.' })
  updatedByName!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How a price list would change the price of a sample configuration.',
})
export class PricePreview {
  @Field(() => Int)
  productId!: number;

  @Field(() => String)
  productName!: string;

  @Field(() => String, { description: 'In Polish: variant, size and options.' })
  configuration!: string;

  @Field(() => Decimal)
  before!: string;

  @Field(() => Decimal)
  after!: string;

  @Field(() => Decimal, { description: 'Below zero where the price falls.' })
  difference!: string;
}

@InputType()
export class PriceListEntryInput {
  @Field(() => String, { description: 'A `key` of the price list.' })
  @IsString()
  @MaxLength(80)
  key!: string;

  @Field(() => Decimal, {
    description: 'In złoty, or the factor: "1.15"; BAD_USER_INPUT where it is out of range.',
  })
  @IsAmount()
  value!: string;
}

@InputType({
  description: 'Figures that differ from the list in force; the others stay as they are.',
})
export class PriceListInput {
  @Field(() => [PriceListEntryInput])
  @IsArray()
  @ArrayMaxSize(priceListEntries().length)
  @ValidateNested({ each: true })
  entries!: PriceListEntryInput[];
}

@InputType()
export class DraftEntryInput extends PriceListEntryInput {
  @Field(() => Decimal, {
    nullable: true,
    description:
      'The value in the draft that was read; CHANGED_MEANWHILE if it is no longer current. Left out: not checked.',
  })
  @IsOptional()
  @IsAmount()
  seen?: string | null;
}

@InputType()
export class SavePriceListDraftInput {
  @Field(() => Int, {
    description:
      'The `version` of the draft that was read, 0 where there was none; CHANGED_MEANWHILE if it is no longer current.',
  })
  @IsInt()
  @Min(0)
  @Max(MAX_INT32)
  version!: number;

  @Field(() => [DraftEntryInput], {
    description: 'The figures that change; the others stay as they are.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(priceListEntries().length)
  @ValidateNested({ each: true })
  entries!: DraftEntryInput[];
}

/** Names the draft that the caller has read, so that a request is refused where another draft has taken its place. */
@InputType()
abstract class ReadDraftInput {
  @ReadVersion('of the draft')
  version!: number;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'The `updatedAt` that was read, because a new draft counts its versions from 1 again; CHANGED_MEANWHILE if it ' +
      'is no longer current. Left out: not checked.',
  })
  @IsOptional()
  @IsDate()
  updatedAt?: Date | null;
}

@InputType()
export class DiscardPriceListDraftInput extends ReadDraftInput {}

@InputType()
export class PublishPriceListInput extends ReadDraftInput {
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'In the future, at most 366 days ahead; null: now.',
  })
  @IsOptional()
  @IsDate()
  at?: Date | null;

  @Field(() => String, { description: 'Why, for staff; 3-300 characters.' })
  @IsText(3, 300)
  note!: string;
}

@InputType()
export class CancelPriceListInput {
  @Field(() => Int, { description: 'The version of the scheduled price list.' })
  // A version is a whole number above zero, as an id is.
  @IsId()
  version!: number;
}

@ObjectType({ simpleResolvers: true })
export class PriceListDraftPayload extends Payload {
  @Field(() => PriceListDraftView, {
    nullable: true,
    description: 'The draft as it is now, also where the request was refused.',
  })
  draft!: PriceListDraftView | null;
}
