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
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Category } from '../../../engine/families/categories.js';
import {
  ENTRY_LIMITS,
  priceListEntries,
  type EntryUnit,
} from '../../../engine/price/price-list-entries.js';
import { IsAmount } from '../../shared/amount.js';
import { IsId, MAX_INT32 } from '../../shared/id.js';
import { IsVersion } from '../../shared/row-version.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { UserError } from '../../shared/user-error.js';
import { CategoryEnum } from '../catalogue/product.entity.js';

const PriceUnitEnum = Object.fromEntries(Object.keys(ENTRY_LIMITS).map((unit) => [unit, unit]));
registerEnumType(PriceUnitEnum, {
  name: 'PriceUnit',
  description: 'once, each (a piece), per_sqm; factor: multiplies base price and area.',
});

@ObjectType({ simpleResolvers: true, description: 'One figure of a price list.' })
export class PriceListEntry {
  @Field(() => String, {
    description: 'electric, "{category}.option.{code}", "{category}.factor.{code}"',
  })
  key!: string;

  @Field(() => CategoryEnum, { nullable: true, description: 'Null for what all families share.' })
  category!: Category | null;

  @Field(() => String)
  label!: string;

  @Field(() => PriceUnitEnum)
  unit!: EntryUnit;

  @Field(() => Decimal, { description: 'złoty, or the factor: "1.15"' })
  value!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A published price list; the latest one that has started is in force.',
})
export class PublishedPriceList {
  @Field(() => Int)
  version!: number;

  @Field(() => DateTimeISO)
  publishedAt!: Date;

  @Field(() => String, { nullable: true })
  publishedByName!: string | null;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => Boolean)
  inForce!: boolean;

  @Field(() => Boolean, { description: 'Its time has not come yet: it can be cancelled.' })
  scheduled!: boolean;

  @Field(() => [PriceListEntry])
  entries!: PriceListEntry[];

  @Field(() => [PriceListEntry], { description: 'The values of the previous version.' })
  replaced!: PriceListEntry[];
}

@ObjectType({ simpleResolvers: true })
export class PriceListHistory {
  @Field(() => [PublishedPriceList], { description: 'The latest first.' })
  items!: PublishedPriceList[];

  @Field(() => Int)
  totalCount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The price list that is being prepared; without one it is the one in force.',
})
export class PriceListDraftView {
  @Field(() => Int, {
    description:
      '0 where nothing has been drafted yet; a save must send the version that it has read.',
  })
  version!: number;

  @Field(() => Int, { description: 'The published version that it is based on.' })
  basedOn!: number;

  @Field(() => [PriceListEntry])
  entries!: PriceListEntry[];

  @Field(() => DateTimeISO, { nullable: true })
  updatedAt!: Date | null;

  @Field(() => String, { nullable: true })
  updatedByName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What a price list does to one configuration.' })
export class PricePreview {
  @Field(() => Int)
  productId!: number;

  @Field(() => String)
  productName!: string;

  @Field(() => String, { description: 'Size, variant and options, for people.' })
  configuration!: string;

  @Field(() => Decimal)
  before!: string;

  @Field(() => Decimal)
  after!: string;

  @Field(() => Decimal, { description: 'Negative where it becomes cheaper.' })
  difference!: string;
}

@InputType()
export class PriceListEntryInput {
  @Field(() => String)
  @IsString()
  @MaxLength(80)
  key!: string;

  @Field(() => Decimal)
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
export class SavePriceListDraftInput {
  @Field(() => Int, { description: 'The version that the edit is based on; 0 for the first.' })
  @IsInt()
  @Min(0)
  @Max(MAX_INT32)
  version!: number;

  @Field(() => [PriceListEntryInput])
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(priceListEntries().length)
  @ValidateNested({ each: true })
  entries!: PriceListEntryInput[];
}

@InputType()
export class DiscardPriceListDraftInput {
  @Field(() => Int)
  @IsVersion()
  version!: number;
}

@InputType()
export class PublishPriceListInput {
  @Field(() => Int, { description: 'The version of the draft that was read.' })
  @IsVersion()
  version!: number;

  @Field(() => DateTimeISO, { nullable: true, description: 'Null: now. At most a year ahead.' })
  @IsOptional()
  @IsDate()
  at?: Date | null;

  @Field(() => String, { description: 'Why, for staff; 3-300 characters.' })
  @IsText(3, 300)
  note!: string;
}

@InputType()
export class CancelPriceListInput {
  @Field(() => Int)
  // A version is a whole number above zero, as an id is.
  @IsId()
  version!: number;
}

@ObjectType({ simpleResolvers: true })
export class PriceListDraftPayload {
  @Field(() => PriceListDraftView, {
    nullable: true,
    description: 'The current state; after CHANGED_MEANWHILE with the changes of others.',
  })
  draft!: PriceListDraftView | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}
