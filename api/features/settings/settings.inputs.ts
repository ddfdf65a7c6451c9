import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { SETTING_NAMES, type SettingName } from '#engine/trade/settings/settings';
import { registerEnum } from '../../shared/register-enum.js';
import { IsLine } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';

/** The most characters of a value. */
const MAX_TEXT = 500;
const NAME = 'The name of the variable that sets it, too: "COMPANY_NAME".';

@ObjectType({
  simpleResolvers: true,
  description: 'A fact or a rule that the owner sets for the whole shop.',
})
export class ShopSetting {
  @Field(() => String, { description: NAME })
  name!: SettingName;

  @Field(() => String, { description: 'In Polish.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'As in the environment: "8:00-18:00"; null where neither a value nor a default is set, and for passwords ' +
      'and keys.',
  })
  value!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether it has a value or a default; of passwords and keys this is all that is told.',
  })
  isSet!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a variable of the environment sets it; it can then not be changed here.',
  })
  isFixed!: boolean;
}

@InputType()
export class SettingEntryInput {
  @Field(() => String, { description: NAME })
  @IsIn(SETTING_NAMES)
  name!: SettingName;

  @Field(() => String, { nullable: true, description: 'Null or empty: the default.' })
  @IsOptional()
  @IsLine(0, MAX_TEXT)
  value?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The value that was read; CHANGED_MEANWHILE if it is no longer current. Passwords and keys are not compared.',
  })
  @IsOptional()
  @IsLine(0, MAX_TEXT)
  seen?: string | null;
}

@InputType()
export class SaveShopSettingsInput {
  @Field(() => [SettingEntryInput], { description: 'The settings to change, each once.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SETTING_NAMES.length)
  @ArrayUnique(({ name }: SettingEntryInput) => name)
  @ValidateNested({ each: true })
  entries!: SettingEntryInput[];
}

@ObjectType({ simpleResolvers: true })
export class ShopSettingsPayload extends Payload {
  @Field(() => [ShopSetting], {
    description: 'All settings as they are now, also where the request was refused.',
  })
  settings!: ShopSetting[];
}

/** What the shop connects to by settings of its own. */
const CONNECTIONS = ['mail', 'payments', 'ksef'] as const;
export type Connection = (typeof CONNECTIONS)[number];
const ConnectionEnum = registerEnum(CONNECTIONS, {
  name: 'Connection',
  description: 'A service that the shop connects to: mail server, online payments, KSeF.',
});

@InputType()
export class CheckConnectionInput {
  @Field(() => ConnectionEnum)
  @IsIn(CONNECTIONS)
  connection!: Connection;
}

@ObjectType({ simpleResolvers: true, description: 'Whether a service works with its settings.' })
export class ConnectionCheck {
  @Field(() => Boolean)
  works!: boolean;

  @Field(() => String, { description: 'What works, or what is wrong; in Polish.' })
  message!: string;
}
