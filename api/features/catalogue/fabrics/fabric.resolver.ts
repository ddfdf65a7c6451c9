import { Query, Resolver } from 'type-graphql';
import { FABRICS } from '#engine/goods/fabrics/fabrics';
import { withRows } from '../../../shared/answer-rows.js';
import { Fabric, presentFabric } from './fabric.payloads.js';

@Resolver(() => Fabric)
export class FabricResolver {
  @Query(() => [Fabric], {
    complexity: withRows(100),
    description: 'All fabrics of the fabric library, by collection.',
  })
  fabrics(): Fabric[] {
    return FABRICS.map(presentFabric);
  }
}
