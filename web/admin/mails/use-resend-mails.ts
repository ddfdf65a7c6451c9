import { pluralCount } from '../../lib/text/plural';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { MAIL_NOUNS } from '../kit/parts/mail-nouns';
import { MailsPageDocument } from './mails-page.generated';
import { ResendMailsDocument } from '../kit/parts/resend-mails.generated';

/** Resends mails by id; null resends all undelivered mails. */
export function useResendMails() {
  const [run, { loading }] = useStaffMutation(ResendMailsDocument, {
    done: ({ resentCount }) => `Do ponownego wysłania: ${pluralCount(resentCount, MAIL_NOUNS)}`,
    failed: 'Nie udało się wysłać ponownie',
    refetch: [MailsPageDocument],
  });
  const resend = (mailIds: string[] | null) => void run({ input: { mailIds } });
  return { resend, loading };
}
