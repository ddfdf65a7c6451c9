import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { COLORS } from '#engine/goods/configuration/colours';
import { CATEGORIES, type Category } from '#engine/goods/families/categories';
import { CATALOGUE_READ } from '../../request/answer-cache.js';
import type { Context } from '../../request/context.js';
import { countForm, countWrite } from '../../request/count-requests.js';
import { defaultProduct, productOf } from '../catalogue/default-product.js';
import { CategoryEnum, Product } from '../catalogue/product.entity.js';
import { showProduct } from '../catalogue/show-product.js';
import {
  sendComparison,
  SendComparisonInput,
  SendComparisonPayload,
} from './configurations/comparison.js';
import {
  Configuration,
  SaveConfigurationPayload,
} from './configurations/configuration.payloads.js';
import {
  findConfiguration,
  presentConfiguration,
  saveConfiguration,
} from './configurations/configuration.service.js';
import { ConfigurationInput } from './configurator.inputs.js';
import { PriceAlternative, PriceQuote, PriceReduction } from './prices/price-quote.payloads.js';
import { productPrices, exampleQuote } from './prices/product-prices.js';
import { ProductPrices, ExampleQuote } from './prices/product-prices.payloads.js';
import { issueOnTheWire, quote } from './prices/quote.service.js';
import { Color, ProductType } from './product-type.payloads.js';
import { describeProductType } from './product-types.service.js';

@Resolver(() => Configuration)
export class ConfiguratorResolver {
  @Extensions(CATALOGUE_READ)
  @Query(() => [ProductType], {
    description: 'All categories with their options, defaults and current prices.',
  })
  async productTypes(@Ctx() { services }: Context): Promise<ProductType[]> {
    const { priceList } = await services.catalogue.current();
    return CATEGORIES.map((category) => describeProductType(category, priceList));
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => ProductType, {
    description: 'A category with its options, defaults and current prices.',
  })
  async productType(
    @Arg('category', () => CategoryEnum) category: Category,
    @Ctx() { services }: Context,
  ): Promise<ProductType> {
    return describeProductType(category, (await services.catalogue.current()).priceList);
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => [Color], { description: 'All colours that products can have.' })
  colors(): Color[] {
    return [...COLORS];
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => PriceQuote, {
    description:
      'The price of a configuration, line by line, or the issues that prevent it. NOT_FOUND, as a GraphQL ' +
      'error, for a product that is not in the shop.',
  })
  async priceQuote(
    @Arg('input', () => ConfigurationInput) input: ConfigurationInput,
    @Ctx() { services }: Context,
  ): Promise<PriceQuote> {
    return quote(services.catalogue.fresh ?? (await services.catalogue.current()), input);
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => ProductPrices, {
    nullable: true,
    description:
      'What a product costs at its smallest, usual and largest size; null where it is not in the shop.',
  })
  async productPrices(
    @Arg('productId', () => Int) productId: number,
    @Ctx() { services }: Context,
  ): Promise<ProductPrices | null> {
    return productPrices(await services.catalogue.current(), productId);
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => Product, {
    nullable: true,
    description:
      'The product with which the configurator of a category opens; null where the category has none in the shop.',
  })
  async defaultProduct(
    @Arg('category', () => CategoryEnum) category: Category,
    @Ctx() { services }: Context,
  ): Promise<Product | null> {
    const product = defaultProduct(await services.catalogue.current(), category);
    return product && showProduct(services.pictures, product);
  }

  @Extensions(CATALOGUE_READ)
  @Query(() => ExampleQuote, {
    nullable: true,
    description:
      'What the default product of a category costs at its usual size; null where the category has none in the shop.',
  })
  async exampleQuote(
    @Arg('category', () => CategoryEnum) category: Category,
    @Ctx() { services }: Context,
  ): Promise<ExampleQuote | null> {
    return exampleQuote(await services.catalogue.current(), services.pictures, category);
  }

  @Query(() => Configuration, {
    nullable: true,
    description: 'A saved configuration, by its unguessable id; null where there is none.',
  })
  async configuration(
    @Arg('id', () => ID) id: string,
    @Ctx() { em }: Context,
  ): Promise<Configuration | null> {
    const saved = await findConfiguration(em, id);
    return saved && presentConfiguration(saved);
  }

  @Mutation(() => SaveConfigurationPayload, {
    description:
      'Saves a configuration at its current price, for a link or the cart; each call saves another one. ' +
      'NOT_FOUND, as a GraphQL error, for a product that is not in the shop.',
  })
  async saveConfiguration(
    @Arg('input', () => ConfigurationInput) input: ConfigurationInput,
    @Ctx() context: Context,
  ): Promise<SaveConfigurationPayload> {
    const { em, services } = context;
    await countWrite(context);
    const { saved, issues } = await saveConfiguration(
      em,
      await services.catalogue.current(),
      input,
    );
    return {
      configuration: saved && presentConfiguration(saved),
      issues: issues.map(issueOnTheWire),
    };
  }

  @Mutation(() => SendComparisonPayload, {
    description:
      'Mails a comparison of saved configurations to somebody, who answers the sender by mail. NOT_FOUND, as a GraphQL ' +
      'error, for an unknown configuration. At most 3 an hour to an e-mail and 10 from a network address, then ' +
      'TOO_MANY_REQUESTS.',
  })
  async sendComparison(
    @Arg('input', () => SendComparisonInput) input: SendComparisonInput,
    @Ctx() context: Context,
  ): Promise<SendComparisonPayload> {
    await countForm(context, 'comparison', input.recipient);
    await sendComparison(context.em, input);
    return { accepted: true };
  }

  @FieldResolver(() => Product)
  async product(
    @Root() { productId }: Configuration,
    @Ctx() { services }: Context,
  ): Promise<Product> {
    return showProduct(services.pictures, await productOf(services.catalogue, productId));
  }
}

@Resolver(() => PriceQuote)
export class PriceQuoteResolver {
  @FieldResolver(() => [PriceAlternative], {
    description:
      'What other settings cost: each size 10 cm smaller, the other variants, the other control, each option ' +
      'added or removed. Settings that cannot be made are left out.',
  })
  alternatives(@Root() { findAlternatives }: PriceQuote): PriceAlternative[] {
    return findAlternatives();
  }

  @FieldResolver(() => PriceReduction, {
    nullable: true,
    description:
      'The last change of the price, if that was a reduction in the last 30 days; otherwise null.',
  })
  reduction(@Root() { findReduction }: PriceQuote): PriceReduction | null {
    return findReduction();
  }
}
