import { CustomerMail, CustomerMails } from '../../trade/mails/customer-mails';
import { useResendMails } from '../../trade/mails/use-resend-mails';
import { StaffOfferDocument, type StaffOfferFragment } from './staff-offer.generated';

type Mail = NonNullable<StaffOfferFragment['mails']>[number];

/** The mails to the customer about the offer with their delivery state, the newest first. */
export function OfferMails({ mails }: { mails: readonly Mail[] }) {
  return <CustomerMails mails={mails}>{(mail) => <OfferMail mail={mail} />}</CustomerMails>;
}

function OfferMail({ mail }: { mail: Mail }) {
  const { resend, loading } = useResendMails({
    done: `Wiadomość na adres ${mail.recipient} czeka na wysłanie`,
    refetch: [StaffOfferDocument],
  });
  return <CustomerMail mail={mail} isResending={loading} onResend={() => void resend([mail.id])} />;
}
