import { useMutation } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { LeaveNewsletterDocument } from './leave-newsletter.generated';
import { TokenPage } from './token-page';

/** The page of the unsubscribe link in every e-mail of the newsletter. */
export function LeaveNewsletterPage() {
  const { token = '' } = useParams();
  const [leave] = useMutation(LeaveNewsletterDocument);
  const carryOut = async () => {
    const { data } = await leave({ variables: { input: { token } } });
    return data?.unsubscribeFromNewsletter.userErrors[0]?.message ?? null;
  };
  return (
    <TokenPage
      title="Wypisz się z&nbsp;newslettera"
      action={{ label: 'Wypisz mnie', pendingLabel: 'Wypisywanie...' }}
      done={{
        title: 'Gotowe',
        text: 'Nie wyślemy już newslettera na ten adres. Twoich zamówień i\u00a0zapytań to nie dotyczy.',
      }}
      carryOut={carryOut}
    >
      <p>Po kliknięciu nie dostaniesz więcej wiadomości z&nbsp;poradami.</p>
    </TokenPage>
  );
}
