import { Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { CATALOGUE_READ } from '../../request/answer-cache.js';
import type { Context } from '../../request/context.js';
import { CONSENT_CODES, consentText } from './consent-texts.js';
import { Consent } from './consent.payloads.js';

@Resolver()
export class ConsentResolver {
  @Extensions(CATALOGUE_READ)
  @Query(() => [Consent], {
    description: 'The texts to which customers agree in forms; none may be ticked in advance.',
  })
  consents(@Ctx() { services }: Context): Consent[] {
    const documents = services.content.textPages.map(({ slug, updatedAt }) => ({
      slug,
      validFrom: updatedAt,
    }));
    return CONSENT_CODES.map((code) => ({ code, ...consentText(code, documents) }));
  }
}
