import { IsOptional, IsUUID } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../shared/id.js';
import { Payload } from '../../shared/user-error.js';

@InputType()
export class EndSessionInput {
  @Field(() => ID)
  @IsUUID()
  sessionId!: string;
}

@InputType()
export class EndSessionsInput {
  @Field(() => Int, {
    nullable: true,
    description: "null: the caller's own account; others need accounts:write.",
  })
  @IsOptional()
  @IsId()
  accountId?: number | null;
}

@ObjectType({ simpleResolvers: true })
export class EndSessionsPayload extends Payload {
  @Field(() => Int)
  endedCount!: number;
}
