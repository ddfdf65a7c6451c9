import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { CustomerMail, CustomerMails } from '../../kit/parts/customer-mails';
import { ResendMailsDocument } from '../../kit/parts/resend-mails.generated';
import { StaffOfferDocument, type StaffOfferFragment } from './staff-offer.generated';

type Mail = NonNullable<StaffOfferFragment['mails']>[number];

/** The mails to the customer about the offer with their delivery state, the newest first. */
export function OfferMails({ mails }: { mails: readonly Mail[] }) {
  return <CustomerMails mails={mails}>{(mail) => <OfferMail mail={mail} />}</CustomerMails>;
}

function OfferMail({ mail }: { mail: Mail }) {
  const [resend, { loading }] = useStaffMutation(ResendMailsDocument, {
    done: `Wiadomość na adres ${mail.recipient} czeka na wysłanie`,
    failed: 'Nie udało się wysłać ponownie',
    refetch: [StaffOfferDocument],
  });
  return (
    <CustomerMail
      mail={mail}
      isResending={loading}
      onResend={() => void resend({ input: { mailIds: [mail.id] } })}
    />
  );
}
