import * as z from 'zod/mini';

const REFUSAL = z.object({ error: z.object({ message: z.string() }) });

/** Why the REST API refused a request, in Polish; throws when the body is not one of the API's refusals. */
export function refusalMessage(body: unknown): string {
  return REFUSAL.parse(body).error.message;
}
