import { IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsEmailAddress } from '../../../shared/email.js';
import { IsId } from '../../../shared/id.js';
import { IsText } from '../../../shared/text.js';
import { WithdrawalNotice } from './withdrawal-notice.entity.js';

@InputType()
export class WithdrawInput {
  @Field(() => String, { description: '2-120 characters' })
  @IsText(2, 120)
  name!: string;

  @Field(() => Int)
  @IsId()
  orderNumber!: number;

  @Field(() => String, { description: 'Of the order; the receipt goes there.' })
  @IsEmailAddress()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Which goods, at most 1000 characters; nothing: all of the order.',
  })
  @IsOptional()
  @IsText(0, 1000)
  goods?: string | null;

  @Field(() => String, { nullable: true, description: 'Nobody has to; at most 2000 characters.' })
  @IsOptional()
  @IsText(0, 2000)
  reason?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class WithdrawPayload {
  @Field(() => WithdrawalNotice, { description: 'The receipt, which is mailed as well.' })
  notice!: WithdrawalNotice;
}
