import { useMutation } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { ConfirmNewsletterDocument } from './confirm-newsletter.generated';
import { TokenPage } from './token-page';

/** The page of the confirmation link: the second of the two steps of subscribing to the newsletter. */
export function ConfirmNewsletterPage() {
  const { token = '' } = useParams();
  const [confirm] = useMutation(ConfirmNewsletterDocument);
  const carryOut = async () => {
    const { data } = await confirm({ variables: { input: { token } } });
    return data?.confirmNewsletter.userErrors[0]?.message ?? null;
  };
  return (
    <TokenPage
      title="Potwierdź zapis do newslettera"
      action={{ label: 'Potwierdzam zapis', pendingLabel: 'Potwierdzanie...' }}
      done={{
        title: 'Zapis potwierdzony',
        text: 'Dziękujemy! Link do wypisania się znajdziesz w\u00a0każdej wiadomości.',
      }}
      carryOut={carryOut}
    >
      <p>
        Jeszcze jedno kliknięcie i&nbsp;gotowe. Jeśli ten adres podał ktoś inny, po prostu zamknij
        stronę.
      </p>
    </TokenPage>
  );
}
