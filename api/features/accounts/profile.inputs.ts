import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { IsVersion } from '../../shared/row-version.js';
import { IsName } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';

@InputType()
export class UpdateProfileInput {
  @Field(() => Int, {
    description: 'The `version` that was read; CHANGED_MEANWHILE if it is no longer current.',
  })
  @IsVersion()
  version!: number;

  @Field(() => String, { description: '2-120 characters' })
  @IsName(2, 120)
  name!: string;
}

@ObjectType({ simpleResolvers: true })
export class ProfilePayload extends Payload {
  @Field(() => User, { nullable: true, description: 'The current state, also after a refusal.' })
  user!: User | null;
}
