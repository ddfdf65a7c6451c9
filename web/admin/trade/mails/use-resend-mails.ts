import type { DocumentNode } from '@apollo/client';
import { useEffect } from 'react';
import { useRequestKey } from '../../../lib/browser/request-keys';
import { isAnswered } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { ResendMailsDocument } from './resend-mails.generated';

/** The forms of the noun for `plural`. */
export const MAIL_NOUNS = ['wiadomość', 'wiadomości', 'wiadomości'] as const;

interface ResendMailsOptions {
  /** The toast on success. */
  done: string | ((payload: { resentCount: number }) => string);
  /** Queries to refetch. */
  refetch: readonly DocumentNode[];
}

/**
 * Resends mails by id; null resends all undelivered ones. When repeated after a lost answer, they are sent once. `seen`
 * is what the list shows: with another list, to resend all is another request and no repetition.
 */
export function useResendMails(options: ResendMailsOptions) {
  const [run, { loading }] = useStaffMutation(ResendMailsDocument, {
    failed: 'Nie udało się wysłać ponownie',
    ...options,
  });
  const { keyOf, answered } = useRequestKey();
  const resend = async (mailIds: string[] | null, listed: unknown = null): Promise<void> => {
    const idempotencyKey = keyOf(JSON.stringify([mailIds, listed]));
    const outcome = await run({ input: { mailIds, idempotencyKey } });
    if (isAnswered(outcome)) answered();
  };
  return { resend, loading };
}

const MAILING_MS = 3_000;

interface Polling {
  startPolling: (milliseconds: number) => void;
  stopPolling: () => void;
}

/** Polls a query while a mail that it shows is waiting to be sent. */
export function usePollWhileMailing(isMailing: boolean, { startPolling, stopPolling }: Polling) {
  useEffect(() => {
    if (!isMailing) return undefined;
    startPolling(MAILING_MS);
    return stopPolling;
  }, [isMailing, startPolling, stopPolling]);
}
