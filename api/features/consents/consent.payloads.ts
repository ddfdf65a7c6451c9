import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../shared/scalars.js';
import type { ShownText } from '../content/legal/legal-texts.js';
import { type ConsentCode, ConsentCodeEnum, consentText, documentOf } from './consent-texts.js';

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

  @Field(() => ID, {
    nullable: true,
    description:
      'The words of its document (legalText); null for consents of earlier versions of the shop.',
  })
  documentSha256?: string | null;

  @Field(() => DateTimeISO)
  givenAt!: Date;
}

/** Agreement to the text in force, which refers to one of these documents. */
export function consentGiven(
  code: ConsentCode,
  givenAt: Date,
  documents: readonly ShownText[],
): GivenConsent {
  const text = consentText(code, documents);
  const documentSha256 = documentOf(text, documents)?.sha256 ?? null;
  return { code, version: text.version, documentSha256, givenAt };
}
