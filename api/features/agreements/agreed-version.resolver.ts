import { type ClassType, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { variantLabel, withSize } from '#engine/goods/configuration/labels';
import type { Context } from '../../request/context.js';
import type { AgreedGoods } from './agreed-goods.js';
import type { AgreedVersion } from './agreed-version.js';

/** The base of the resolvers of versions: who made a version, and what staff know of the decision on it. */
export function agreedVersionResolver(version: ClassType<AgreedVersion>) {
  @Resolver(() => version)
  abstract class AgreedVersionResolver {
    @FieldResolver(() => String, {
      nullable: true,
      description:
        'For staff: who made it; null for an order as it was placed, and for viewers who are not staff.',
    })
    async authorName(
      @Root() { author }: AgreedVersion,
      @Ctx() { viewer }: Context,
    ): Promise<string | null> {
      return viewer && author ? (await author.loadOrFail()).name : null;
    }

    @FieldResolver(() => String, {
      nullable: true,
      description:
        'For staff: who recorded the decision by telephone; null where nobody did, and for viewers who are ' +
        'not staff.',
    })
    async recordedByName(
      @Root() { recordedBy }: AgreedVersion,
      @Ctx() { viewer }: Context,
    ): Promise<string | null> {
      return viewer && recordedBy ? (await recordedBy.loadOrFail()).name : null;
    }

    @FieldResolver(() => String, {
      nullable: true,
      description:
        "For staff: the customer's words, or the note about the telephone call; null for others.",
    })
    decisionNote(
      @Root() { decisionNote }: AgreedVersion,
      @Ctx() { viewer }: Context,
    ): string | null {
      return viewer ? decisionNote : null;
    }
  }
  return AgreedVersionResolver;
}

/** The base of the resolvers of lines of versions. */
export function versionLineResolver(line: ClassType<AgreedGoods>) {
  @Resolver(() => line)
  abstract class VersionLineResolver {
    @FieldResolver(() => String, { description: '"Kasetowa, 400 × 300 cm"' })
    sizes(@Root() { settings }: AgreedGoods): string {
      return withSize(variantLabel(settings), settings);
    }

    @FieldResolver(() => ID, {
      nullable: true,
      description:
        'The id of the saved configuration of its goods; null once that configuration is deleted.',
    })
    configurationId(@Root() { savedConfiguration }: AgreedGoods): string | null {
      return savedConfiguration?.id ?? null;
    }
  }
  return VersionLineResolver;
}
