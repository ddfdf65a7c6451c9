import { Field, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../shared/scalars.js';
import { type ConsentCode, ConsentCodeEnum, consentText } from './consent-texts.js';

@ObjectType({ simpleResolvers: true, description: 'A text to agree to, as it is in force.' })
export class Consent {
  @Field(() => ConsentCodeEnum)
  code!: ConsentCode;

  @Field(() => String)
  version!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String, { description: 'A path of the shop: the document that it refers to.' })
  documentPath!: string;

  @Field(() => String, { description: 'The words of the text that lead to the document.' })
  linkText!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A given consent, with its version and time.' })
export class GivenConsent {
  @Field(() => ConsentCodeEnum)
  code!: ConsentCode;

  @Field(() => String)
  version!: string;

  @Field(() => DateTimeISO)
  givenAt!: Date;
}

/** Agreement to the text in force. */
export const consentGiven = (code: ConsentCode, givenAt: Date): GivenConsent => ({
  code,
  version: consentText(code).version,
  givenAt,
});
