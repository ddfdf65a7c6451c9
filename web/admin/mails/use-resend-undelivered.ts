import { pluralCount } from '../../lib/text/plural';
import { MAIL_NOUNS, useResendMails } from '../trade/mails/use-resend-mails';
import { MailsPageDocument } from './mails-page.generated';

/** Resends undelivered mails by id; null resends all of them. */
export const useResendUndelivered = () =>
  useResendMails({
    done: ({ resentCount }) => `Do ponownego wysłania: ${pluralCount(resentCount, MAIL_NOUNS)}`,
    refetch: [MailsPageDocument],
  });
