import { Field, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../shared/scalars.js';
import { type ConsentCode, ConsentCodeEnum, consentText } from './consent-texts.js';

@ObjectType({ simpleResolvers: true, description: 'The text of a consent that is in force.' })
export class Consent {
  @Field(() => ConsentCodeEnum)
  code!: ConsentCode;

  @Field(() => String, { description: 'The day since which it is in force: "2026-11-26".' })
  version!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String, { description: 'The path of the document that the text refers to.' })
  documentPath!: string;

  @Field(() => String, { description: 'The words of the text that link to the document.' })
  linkText!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A consent that a customer has given.' })
export class GivenConsent {
  @Field(() => ConsentCodeEnum)
  code!: ConsentCode;

  @Field(() => String, { description: 'The version of the text that was agreed to.' })
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
