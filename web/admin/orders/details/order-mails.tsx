import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { useRequestKey } from '../../../lib/browser/use-request-key';
import { isAnswered } from '../../kit/form/save-outcome';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { CustomerMail, CustomerMails } from '../../trade/mails/customer-mails';
import {
  OrderMailFragmentDoc,
  ResendOrderMailDocument,
  type OrderMailFragment,
} from './order-mails.generated';

/** The mails to the customer about the order with their delivery state, the newest first. */
export function OrderMails({
  mails,
}: {
  mails: (FragmentType<OrderMailFragment> & { id: string })[];
}) {
  return <CustomerMails mails={mails}>{(mail) => <OrderMail mail={mail} />}</CustomerMails>;
}

function OrderMail({ mail: from }: { mail: FragmentType<OrderMailFragment> }) {
  const { data: mail } = useSuspenseFragment({ fragment: OrderMailFragmentDoc, from });
  const [resend, { loading }] = useStaffMutation(ResendOrderMailDocument, {
    done: `Wiadomość na adres ${mail.recipient} czeka na wysłanie`,
    failed: 'Nie udało się wysłać ponownie',
  });
  const { keyOf, answered } = useRequestKey();
  const onResend = async (): Promise<void> => {
    const outcome = await resend({ input: { mailId: mail.id, idempotencyKey: keyOf(mail.id) } });
    if (isAnswered(outcome)) answered();
  };
  return <CustomerMail mail={mail} isResending={loading} onResend={() => void onResend()} />;
}
