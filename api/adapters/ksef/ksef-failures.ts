import { KSeFApiError, KSeFRateLimitError } from 'ksef-client-ts';
import { KsefBusy, KsefFailure } from './ksef.js';

/**
 * What a question to KSeF has thrown, as a failure with a Polish message. What the package throws for lost connections and
 * for answers that it cannot read has no type of its own.
 */
export function asKsefFailure(error: unknown): KsefFailure {
  if (error instanceof KsefFailure) return error;
  if (error instanceof KSeFRateLimitError) return new KsefBusy(error.recommendedDelay * 1000);
  return new KsefFailure(messageOf(error), { cause: error });
}

function messageOf(error: unknown): string {
  if (!(error instanceof KSeFApiError)) return 'KSeF nie odpowiada';
  const { statusCode } = error;
  if (statusCode >= 500) return `KSeF ma awarię (${statusCode})`;
  const { detail, errors } = error.toProblemFields();
  const told = errors?.map(({ description }) => description).join(' ') || detail;
  return told ? `KSeF odmawia (${statusCode}): ${told}` : `KSeF odmawia (${statusCode})`;
}
