import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { asStaff } from '../audit/as-staff.js';
import { setVisitState } from '../visits/change-visit.js';
import type { Planning } from '../visits/planning.js';
import type { Visit } from '../visits/visit.entity.js';
import { lockOwnVisit } from './own-crew.js';
import type { EndVisitInput } from './protocol.inputs.js';

/** Ends a visit of the viewer's crew. Throws as `setVisitState` does, and FORBIDDEN for a visit of another crew. */
export const endVisit = (
  em: EntityManager,
  viewer: User,
  { visitId, state, reason }: EndVisitInput,
  planning: Planning,
): Promise<Visit> =>
  asStaff(em, viewer, async (tx) => {
    const { id, version } = await lockOwnVisit(tx, viewer, visitId);
    return setVisitState(tx, viewer, { id, version, state, reason: reason ?? null }, planning);
  });
