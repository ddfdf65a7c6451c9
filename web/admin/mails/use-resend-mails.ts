import { formatNumber } from '../../lib/text/format-number';
import { plural } from '../../lib/text/plural';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { MAIL_NOUNS } from '../kit/parts/mail-nouns';
import { MailsPageDocument } from './mails-page.generated';
import { ResendMailsDocument } from '../kit/parts/resend-mails.generated';

/** Has mails sent again; null: all that do not get through. */
export function useResendMails() {
  const [run, { loading }] = useStaffMutation(ResendMailsDocument, {
    done: ({ resentCount }) =>
      `Do ponownego wysłania: ${formatNumber(resentCount)} ${plural(resentCount, MAIL_NOUNS)}`,
    failed: 'Nie udało się wysłać ponownie',
    refetch: [MailsPageDocument],
  });
  const resend = (mailIds: string[] | null) => void run({ input: { mailIds } });
  return { resend, loading };
}
