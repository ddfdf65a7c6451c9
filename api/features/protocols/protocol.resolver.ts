import type { EntityManager } from '@mikro-orm/postgresql';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { batched } from '../../shared/batched.js';
import { attempt } from '../../shared/user-error.js';
import { issuerOf } from '../agreements/paper/issuer.js';
import { planningOf } from '../visits/planning.js';
import { mayReadVisits } from '../visits/visit-details.resolver.js';
import { Visit } from '../visits/visit.entity.js';
import { acceptChange, changeOf } from './accept-change.js';
import { endVisit } from './end-visit.js';
import { readFieldDay } from './field-day.js';
import { FieldDay, FieldVisit } from './field-day.payloads.js';
import { goodsOfVisit } from './field-goods.js';
import { photographLinks } from './photographs/photograph-links.js';
import { VisitPhotograph } from './photographs/visit-photograph.entity.js';
import { protocolGoods } from './protocol-goods.js';
import { Protocol } from './protocol.entity.js';
import {
  AcceptChangeBySignatureInput,
  EndVisitInput,
  EndVisitPayload,
  FieldDayInput,
  ProtocolChange,
  ProtocolGoods,
  ProtocolPayload,
  SaveProtocolInput,
  SignProtocolInput,
  SignedChangePayload,
} from './protocol.inputs.js';
import { saveProtocol } from './save-protocol.js';
import { signProtocol } from './sign-protocol.js';

@Resolver(() => Protocol)
export class ProtocolResolver {
  @Query(() => FieldDay, {
    description:
      'For fitters: the visits of a day of their own crew; with visits:read of any crew, otherwise FORBIDDEN.',
  })
  fieldDay(
    @Arg('input', () => FieldDayInput) { date, crewId }: FieldDayInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<FieldDay> {
    return readFieldDay(em, viewer, { date, crewId: crewId ?? null }, photographLinks(services));
  }

  @Mutation(() => ProtocolPayload, {
    description:
      'For fitters: stores the whole protocol of a visit, each time the whole of it, until it is signed. The same ' +
      'request again changes nothing. FORBIDDEN for a visit of another crew; CONFLICT for one with another protocol, ' +
      'and where a signed protocol would change.',
  })
  saveProtocol(
    @Arg('input', () => SaveProtocolInput) input: SaveProtocolInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ProtocolPayload> {
    return answer(em, input.id, () => saveProtocol(em, viewer, input));
  }

  @Mutation(() => ProtocolPayload, {
    description:
      'For fitters: the customer signs a protocol. Of an order, what was measured otherwise than ordered becomes a ' +
      'proposed change, see `change`, and the last installation sets it to delivered; see `problem` where that fails. ' +
      'The customer is mailed the PDF. The same signature again changes nothing, CONFLICT for another one.',
  })
  async signProtocol(
    @Arg('input', () => SignProtocolInput) input: SignProtocolInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<ProtocolPayload> {
    const catalogue = await services.catalogue.current();
    const terms = { catalogue, issuer: issuerOf(services), shop: services };
    return answer(em, input.id, () => signProtocol(em, viewer, input, terms));
  }

  @Mutation(() => SignedChangePayload, {
    description:
      'For fitters: the customer accepts a proposed change of the order by a signature, with the effect of ' +
      'acceptOrderChange. The same request again changes nothing.',
  })
  async acceptChangeBySignature(
    @Arg('input', () => AcceptChangeBySignatureInput) input: AcceptChangeBySignatureInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<SignedChangePayload> {
    const { userErrors } = await attempt(() => acceptChange(em, viewer, input));
    const { orderId, version } = input;
    const change = userErrors.length > 0 ? null : await changeOf(em.fork(), orderId, version);
    return { change, userErrors };
  }

  @Mutation(() => EndVisitPayload, {
    description:
      'For fitters: sets a confirmed visit of their crew to done or failed. The same request again changes nothing.',
  })
  async endVisit(
    @Arg('input', () => EndVisitInput) input: EndVisitInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<EndVisitPayload> {
    const { result: visit, userErrors } = await attempt(() =>
      endVisit(em, viewer, input, planningOf(services)),
    );
    return { visit, userErrors };
  }

  @FieldResolver(() => [ProtocolGoods], {
    description: 'What it says of each of its lines.',
  })
  async goods(@Root() protocol: Protocol, @Ctx() { em }: Context): Promise<ProtocolGoods[]> {
    const { snapshot } = await em.populate(protocol, ['snapshot']);
    const goods = snapshot?.goods ?? (await goodsOfVisit(em, await protocol.visit.loadOrFail()));
    return protocolGoods(protocol.lines, goods);
  }

  @FieldResolver(() => ProtocolChange, {
    nullable: true,
    description:
      'The change of the order that it proposes; null where nothing differs, and until it is signed.',
  })
  async change(
    @Root() { visit, changeVersion }: Protocol,
    @Ctx() { em }: Context,
  ): Promise<ProtocolChange | null> {
    const { order } = await visit.loadOrFail();
    return order && changeVersion !== null ? changeOf(em, order.id, changeVersion) : null;
  }
}

/** Carries out a change of a protocol; returns it as it is afterwards, also where the change was refused. */
async function answer(
  em: EntityManager,
  id: string,
  act: () => Promise<Protocol>,
): Promise<ProtocolPayload> {
  const { userErrors } = await attempt(act);
  return { protocol: await em.fork().findOne(Protocol, { id }), userErrors };
}

/** The photographs of crews by the id of their visit, in one query. */
const photographsOf = batched(async (em: EntityManager, ids: readonly string[]) => {
  const photographs = await em.find(
    VisitPhotograph,
    { visit: { $in: [...ids] } },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return Map.groupBy(photographs, ({ visit }) => visit.id);
});

/** The protocols by the id of their visit, in one query. */
const protocolOf = batched(async (em: EntityManager, ids: readonly string[]) => {
  const protocols = await em.find(Protocol, { visit: { $in: [...ids] } });
  return new Map(protocols.map((protocol) => [protocol.visit.id, protocol]));
});

@Resolver(() => VisitPhotograph)
export class VisitPhotographResolver {
  @FieldResolver(() => String, {
    description: 'The path of the WebP file, which expires in 12 hours.',
  })
  url(@Root() { id }: VisitPhotograph, @Ctx() { services }: Context): string {
    return photographLinks(services)(id);
  }
}

@Resolver(() => FieldVisit)
export class FieldVisitResolver {
  @FieldResolver(() => [VisitPhotograph], { description: "The crew's own, the oldest first." })
  async crewPhotographs(
    @Root() { id }: FieldVisit,
    @Ctx() { em }: Context,
  ): Promise<VisitPhotograph[]> {
    return (await photographsOf(em, id)) ?? [];
  }
}

@Resolver(() => Visit)
export class VisitProtocolResolver {
  @FieldResolver(() => Protocol, {
    nullable: true,
    description:
      'For staff: what the crew has written; null where there is nothing, and for viewers without visits:read.',
  })
  async protocol(@Root() { id }: Visit, @Ctx() context: Context): Promise<Protocol | null> {
    return mayReadVisits(context) ? ((await protocolOf(context.em, id)) ?? null) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The path of the protocol (PDF): for the customer once it is signed; null where there is none, and for viewers ' +
      'without visits:read.',
  })
  async protocolPath(@Root() visit: Visit, @Ctx() context: Context): Promise<string | null> {
    const protocol = await protocolOf(context.em, visit.id);
    if (visit.isOwn && protocol?.signedAt) return `/api/visits/${visit.token}/protocol.pdf`;
    return protocol && mayReadVisits(context) ? `/api/admin/visits/${visit.id}/protocol.pdf` : null;
  }

  @FieldResolver(() => [VisitPhotograph], {
    description: "For staff: the crew's photographs; none for viewers without visits:read.",
  })
  async crewPhotographs(
    @Root() { id }: Visit,
    @Ctx() context: Context,
  ): Promise<VisitPhotograph[]> {
    return mayReadVisits(context) ? ((await photographsOf(context.em, id)) ?? []) : [];
  }
}
