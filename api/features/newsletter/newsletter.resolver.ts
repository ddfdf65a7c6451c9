import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { countForm } from '../../request/count-requests.js';
import { attempt } from '../../shared/user-error.js';
import {
  NewsletterPayload,
  NewsletterTokenInput,
  SubscribeToNewsletterInput,
  SubscribeToNewsletterPayload,
} from './newsletter.inputs.js';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.service.js';
import type { SubscriberSource } from './subscriber.entity.js';

@Resolver()
export class NewsletterResolver {
  @Mutation(() => SubscribeToNewsletterPayload, {
    description:
      'Mails a link that confirms the subscription; before that nothing else is sent. At most 3 an hour for an ' +
      'e-mail and 20 from a network address, then TOO_MANY_REQUESTS.',
  })
  async subscribeToNewsletter(
    @Arg('input', () => SubscribeToNewsletterInput) { email }: SubscribeToNewsletterInput,
    @Ctx() context: Context,
  ): Promise<SubscribeToNewsletterPayload> {
    await requestSubscription(context, email, 'form');
    return { accepted: true };
  }

  @Mutation(() => NewsletterPayload, {
    description:
      'Confirms a subscription by the link of the first e-mail, once. NOT_FOUND for an unknown or used link.',
  })
  confirmNewsletter(
    @Arg('input', () => NewsletterTokenInput) { token }: NewsletterTokenInput,
    @Ctx() { em }: Context,
  ): Promise<NewsletterPayload> {
    return outcomeOf(() => confirmSubscription(em, token));
  }

  @Mutation(() => NewsletterPayload, {
    description:
      'Ends a subscription by the link of any newsletter; does nothing when repeated. NOT_FOUND for an unknown link.',
  })
  unsubscribeFromNewsletter(
    @Arg('input', () => NewsletterTokenInput) { token }: NewsletterTokenInput,
    @Ctx() { em }: Context,
  ): Promise<NewsletterPayload> {
    return outcomeOf(() => unsubscribe(em, token));
  }
}

/** Counts the request by e-mail and IP address, then stores it; throws TOO_MANY_REQUESTS. */
export async function requestSubscription(
  context: Context,
  email: string,
  source: SubscriberSource,
): Promise<void> {
  await countForm(context, 'newsletter', email);
  const { content: site, env } = context.services;
  const shop = { secret: env.SESSION_SECRET, site };
  await context.em.transactional((tx) => subscribe(tx, shop, { email, source }));
}

async function outcomeOf(change: () => Promise<void>): Promise<NewsletterPayload> {
  const { userErrors } = await attempt(change);
  return { done: userErrors.length === 0, userErrors };
}
