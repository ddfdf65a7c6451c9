import type { EntityManager } from '@mikro-orm/postgresql';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { mayRead } from '../../identity/rights.js';
import { User } from '../../identity/user.entity.js';
import type { Context } from '../../request/context.js';
import { batched } from '../../shared/batched.js';
import { Configuration } from '../configurator/configurations/configuration.payloads.js';
import { presentConfiguration } from '../configurator/configurations/configuration.service.js';
import { MailRecord } from '../mail/mail.inputs.js';
import { readMails } from '../mail/read-mails.js';
import { Order } from '../orders/order.entity.js';
import { InquiryAnswer } from './answers/inquiry-answer.entity.js';
import { Inquiry } from './inquiry.entity.js';
import { InquiryPhotograph } from './photographs/inquiry-photograph.entity.js';

const PREVIEW_LENGTH = 160;

@Resolver(() => Inquiry)
export class InquiryDetailsResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'The member of staff who handles the inquiry; null: nobody yet.',
  })
  async assignee(@Root() { assignee }: Inquiry): Promise<User | null> {
    return assignee && assignee.loadOrFail();
  }

  @FieldResolver(() => Configuration, {
    nullable: true,
    description: 'The configuration that the inquiry is about; null where it is about none.',
  })
  async configuration(@Root() { configuration }: Inquiry): Promise<Configuration | null> {
    return configuration && presentConfiguration(await configuration.loadOrFail());
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'The order that the customer wants changed, cancelled or invoiced; null for other inquiries. Null ' +
      'without orders:read, too.',
  })
  async order(@Root() { order }: Inquiry, @Ctx() context: Context): Promise<Order | null> {
    return mayRead(context, 'orders:read') && order ? order.loadOrFail() : null;
  }

  @FieldResolver(() => String, {
    description: 'The beginning of the message in one line, at most 160 characters.',
  })
  preview(@Root() { message }: Inquiry): string {
    const line = message.replace(/\s+/g, ' ');
    return line.length > PREVIEW_LENGTH ? `${line.slice(0, PREVIEW_LENGTH).trimEnd()}…` : line;
  }

  @FieldResolver(() => [InquiryPhotograph], {
    description: 'In the order in which they were added.',
  })
  photographs(@Root() inquiry: Inquiry): Promise<InquiryPhotograph[]> {
    return inquiry.photographs.loadItems();
  }

  @FieldResolver(() => [InquiryAnswer], { description: 'The oldest first.' })
  answers(@Root() inquiry: Inquiry): Promise<InquiryAnswer[]> {
    return inquiry.answers.loadItems();
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The latest answer; null where there is none.',
  })
  async response(@Root() inquiry: Inquiry): Promise<string | null> {
    return latestAnswer(inquiry);
  }
}

@Resolver(() => InquiryAnswer)
export class InquiryAnswerResolver {
  @FieldResolver(() => String)
  async authorName(@Root() { author }: InquiryAnswer): Promise<string> {
    return (await author.loadOrFail()).name;
  }

  @FieldResolver(() => [MailRecord], {
    description:
      'The e-mail with the answer, and those by which it was sent again; the oldest first. Empty once they are deleted.',
  })
  async mails(@Root() { id }: InquiryAnswer, @Ctx() { em }: Context): Promise<MailRecord[]> {
    return (await mailsOfAnswer(em, id)) ?? [];
  }
}

/** The text of the latest answer, or null. */
export async function latestAnswer(inquiry: Inquiry): Promise<string | null> {
  return (await inquiry.answers.loadItems()).at(-1)?.text ?? null;
}

/** The mails that contain an answer, oldest first. */
const mailsOfAnswer = batched(async (em: EntityManager, answerIds: readonly number[]) => {
  const mails = await readMails(em, 'inquiryAnswerId', answerIds);
  return new Map(
    answerIds.map((id) => [id, mails.filter(({ inquiryAnswerId }) => inquiryAnswerId === id)]),
  );
});
