import type { GraphQLSchema } from 'graphql';
import { type AuthCheckerInterface, type ResolverData, buildSchemaSync } from 'type-graphql';
import type { Context } from './context.js';
import { AuthResolver } from './features/auth/auth.resolver.js';
import { requireRole } from './features/auth/require-role.js';
import type { Role } from './features/auth/user.entity.js';
import { CartResolver } from './features/cart/cart.resolver.js';
import { CatalogueResolver } from './features/catalogue/catalogue.resolver.js';
import {
  ConfiguratorResolver,
  PriceQuoteResolver,
} from './features/configurator/configurator.resolver.js';
import { ContentResolver } from './features/content/content.resolver.js';
import { DashboardResolver } from './features/dashboard/dashboard.resolver.js';
import { InquiryResolver } from './features/inquiries/inquiry.resolver.js';
import { OrderEventResolver, OrderLineResolver } from './features/orders/order-details.resolver.js';
import { OrderResolver } from './features/orders/order.resolver.js';
import { checkInput } from './validation.js';

/** `@Authorized('staff')`: staff or admin; `@Authorized('admin')`: admin only. */
class RoleChecker implements AuthCheckerInterface<Context, Role> {
  check({ context }: ResolverData<Context>, roles: Role[]): boolean {
    requireRole(context, roles[0] ?? 'admin');
    return true;
  }
}

/** The one schema: what is served, printed and tested. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      AuthResolver,
      CartResolver,
      CatalogueResolver,
      ConfiguratorResolver,
      PriceQuoteResolver,
      ContentResolver,
      DashboardResolver,
      InquiryResolver,
      OrderEventResolver,
      OrderLineResolver,
      OrderResolver,
    ],
    authChecker: RoleChecker,
    validateFn: checkInput,
  });
}
