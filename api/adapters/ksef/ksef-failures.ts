import { KSeFApiError, KSeFRateLimitError } from 'ksef-client-ts';
import { KsefBusy, KsefFailure } from './ksef.js';

/**
 * Turns an error of the KSeF client into a failure with a Polish message. Lost connections and unreadable answers have
 * no class of their own, so any error of an unknown class is reported as "KSeF does not answer".
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
  const reason = errors?.map(({ description }) => description).join(' ') || detail;
  return reason ? `KSeF odmawia (${statusCode}): ${reason}` : `KSeF odmawia (${statusCode})`;
}

/** The code of KSeF for a reference of a session or a document that it does not know. */
const UNKNOWN_REFERENCE = 21_178;

/** Whether KSeF answers that it does not know the submission whose status was asked for. */
export const isUnknownSubmission = (error: unknown): boolean =>
  error instanceof KSeFApiError &&
  (error.statusCode === 404 ||
    error.toProblemFields().errors?.some(({ code }) => code === UNKNOWN_REFERENCE) === true);
