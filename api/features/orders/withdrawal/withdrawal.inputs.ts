import { IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { WITHDRAWAL_FIELDS } from '#engine/trade/fields/withdrawal-fields';
import { IsId } from '../../../shared/id.js';
import { IsEmailAddress } from '../../../shared/input/email.js';
import { IsName, IsText } from '../../../shared/text.js';
import { WithdrawalNotice } from './withdrawal-notice.entity.js';

const { name, goods, reason } = WITHDRAWAL_FIELDS;

@InputType()
export class WithdrawInput {
  @Field(() => String, { description: '2-120 characters' })
  @IsName(name.minLength.value, name.maxLength.value)
  name!: string;

  @Field(() => Int, { description: 'The id of the order.' })
  @IsId()
  orderNumber!: number;

  @Field(() => String, {
    description: 'The e-mail address of the order; the receipt is sent there.',
  })
  @IsEmailAddress()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Which goods are returned, at most 1000 characters; left out: all of the order.',
  })
  @IsOptional()
  @IsText(0, goods.maxLength.value)
  goods?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 2000 characters.' })
  @IsOptional()
  @IsText(0, reason.maxLength.value)
  reason?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class WithdrawPayload {
  @Field(() => WithdrawalNotice, { description: 'The receipt, which is mailed as well.' })
  notice!: WithdrawalNotice;
}
