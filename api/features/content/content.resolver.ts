import { Arg, Ctx, Extensions, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { CATALOGUE_READ } from '../../request/answer-cache.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { termsOfSale } from './company.js';
import { Article, Company, PublicHoliday, TermsOfSale, TextPage } from './content.payloads.js';
import { findLegalText } from './legal/legal-texts.js';
import { publicHolidays, replyDeadline } from './public-holidays.js';

@Resolver(() => Company)
export class ContentResolver {
  @Extensions(CATALOGUE_READ)
  @Query(() => Company, { description: 'The company that runs the shop.' })
  company(@Ctx() { services }: Context): Company {
    return services.content.company;
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => [Article], { description: 'All articles of the blog, the newest first.' })
  articles(@Ctx() { services }: Context): Article[] {
    return [...services.content.articles];
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => Article, { nullable: true, description: 'An article of the blog; null where there is none with this id.' })
  article(@Arg('id', () => ID) id: string, @Ctx() { services }: Context): Article | null {
    return services.content.findArticle(id);
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => TextPage, { nullable: true, description: 'A text page by its slug: "montaz"; null where there is none.' })
  textPage(@Arg('slug', () => ID) slug: string, @Ctx() { services }: Context): TextPage | null {
    return services.content.findPage(slug);
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => [TextPage], { description: 'The pages that staff have written for the footer.' })
  footerPages(@Ctx() { services }: Context): TextPage[] {
    return services.content.footerPages;
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => String, {
    nullable: true,
    description: 'The path to which staff have moved the page of this path; null where they have not.',
  })
  movedTo(@Arg('path', () => ID) path: string, @Ctx() { services }: Context): string | null {
    return services.content.movedTo(path);
  }

  @Query(() => TextPage, {
    nullable: true,
    description:
      'The words of a legal page as they were shown with an order, by their SHA-256; null where none are kept.',
  })
  legalText(
    @Arg('sha256', () => ID) sha256: string,
    @Ctx() { em, services }: Context,
  ): Promise<TextPage | null> {
    return findLegalText(em, services.content, sha256);
  }

  @Query(() => DateTimeISO, {
    description:
      'By when a message that is sent now is answered: within 24 hours, or when the shop next opens if it is closed ' +
      'then; at least two opening hours from now.',
  })
  replyDeadline(@Ctx() { services }: Context): Date {
    return replyDeadline(services.content.company, new Date());
  }

  @FieldResolver(() => [PublicHoliday], {
    description: 'Of this year and the next two, and the closing days of the company.',
  })
  publicHolidays(@Root() { closedDays }: Company): PublicHoliday[] {
    return publicHolidays(new Date(), closedDays);
  }

  @FieldResolver(() => TermsOfSale)
  termsOfSale(@Ctx() { services }: Context): TermsOfSale {
    return termsOfSale(services.env, new Date());
  }
}
