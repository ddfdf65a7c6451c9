import { pluralCount } from '../../lib/text/plural';
import { MAIL_NOUNS } from '../kit/parts/mail-nouns';
import { useResendMails } from '../kit/parts/use-resend-mails';
import { MailsPageDocument } from './mails-page.generated';

/** Resends undelivered mails by id; null resends all of them. */
export const useResendUndelivered = () =>
  useResendMails({
    done: ({ resentCount }) => `Do ponownego wysłania: ${pluralCount(resentCount, MAIL_NOUNS)}`,
    refetch: [MailsPageDocument],
  });
