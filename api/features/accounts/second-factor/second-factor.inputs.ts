import { IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import {
  type SecondFactorKind,
  SecondFactorKindEnum,
} from '../../../identity/second-factor.entity.js';
import { IsLine } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { ConfirmLoginInput } from '../../auth/auth.inputs.js';
import { LONGEST_INPUT } from '../../auth/password-rules.js';

@InputType()
export class OwnPasswordInput {
  @Field(() => String, {
    description: 'BAD_USER_INPUT where it is wrong, TOO_MANY_REQUESTS after several failures.',
  })
  @IsString()
  @MaxLength(LONGEST_INPUT)
  currentPassword!: string;
}

@InputType()
export class StartSecondFactorInput extends OwnPasswordInput {
  @Field(() => SecondFactorKindEnum, { description: 'passkey or app.' })
  @IsIn(['passkey', 'app'])
  kind!: SecondFactorKind;
}

@InputType({ description: 'Either a code of the new app or the new passkey.' })
export class AddSecondFactorInput extends ConfirmLoginInput {
  @Field(() => String, { description: '1-60 characters' })
  @IsLine(1, 60)
  name!: string;
}

@InputType()
export class RemoveSecondFactorInput extends OwnPasswordInput {
  @Field(() => String)
  @IsUUID()
  secondFactorId!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What is needed to add a second factor within ten minutes.',
})
export class StartSecondFactorPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'For `addSecondFactor`.' })
  token?: string;

  @Field(() => String, {
    nullable: true,
    description: 'PublicKeyCredentialCreationOptionsJSON for the browser; null for an app.',
  })
  passkeyOptions?: string;

  @Field(() => String, { nullable: true, description: 'In Base32; null for a passkey.' })
  appKey?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The otpauth address for the QR code, with the key; null for a passkey.',
  })
  appUri?: string;
}

@ObjectType({ simpleResolvers: true })
export class SecondFactorPayload extends Payload {
  @Field(() => [String], {
    nullable: true,
    description: 'New recovery codes, which cannot be read again; null where none were made.',
  })
  recoveryCodes?: string[] | null;
}
