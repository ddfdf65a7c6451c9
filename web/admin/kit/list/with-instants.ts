import { instantsOf } from '../../../lib/dates/warsaw-day';

/** The variables of a list's query with the days of its filter as instants. */
export function withInstants<
  Variables extends { filter: { from: string | null; to: string | null } },
>(variables: Variables): Variables {
  return { ...variables, filter: { ...variables.filter, ...instantsOf(variables.filter) } };
}
