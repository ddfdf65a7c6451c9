import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { labelledName } from '#engine/goods/configuration/labels';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { failureText } from '../../apollo/refusal';
import { ReplyPromise } from '../../goods/reply-promise';
import { ButtonLink } from '../../ui/button/button';
import { Notice } from '../../ui/content/notice';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { RequestForm } from '../../ui/form/request-form';
import {
  type OrderRequestsFragment,
  RequestOrderCancellationDocument,
  RequestOrderChangeDocument,
} from './order-requests.generated';
import styles from './order-requests.module.css';

interface RequestFormsProps {
  order: OrderRequestsFragment;
  /** Whether staff have not yet decided on an earlier request to cancel the order. */
  isCancelling: boolean;
}

/**
 * Forms that ask for a change of the order or for its cancellation; the answer updates the requests in Apollo's cache.
 */
export function RequestForms({ order, isCancelling }: RequestFormsProps) {
  const { token, customerEmail } = order;
  const [isSent, setSent] = useState(false);
  const [change] = useMutation(RequestOrderChangeDocument);
  const [cancel] = useMutation(RequestOrderCancellationDocument);
  const finish = (refusal: string | undefined) => {
    setSent(!refusal);
    return refusal;
  };
  const sendChange = async (message: string) => {
    setSent(false);
    const { data } = await change({ variables: { input: { token, message } } });
    return finish(data?.requestOrderChange.userErrors[0]?.message);
  };
  const sendCancellation = async (text: string) => {
    setSent(false);
    const { data } = await cancel({ variables: { input: { token, reason: text || null } } });
    return finish(data?.requestOrderCancellation.userErrors[0]?.message);
  };

  return (
    <div className={styles.forms} data-screen-only>
      <RequestForm
        title="Poproś o&nbsp;zmianę"
        intro="Wymiary, kolory i&nbsp;dodatki zmienisz w&nbsp;konfiguratorze, od razu z&nbsp;nową ceną. O&nbsp;inne zmiany poproś tutaj: jeśli zmieni się cena, podamy ją, zanim cokolwiek zmienimy."
        label="Co chcesz zmienić?"
        shortest={5}
        tooShort="Napisz, co chcesz zmienić: co najmniej 5&nbsp;znaków."
        longest={5000}
        submitLabel="Wyślij prośbę"
        send={sendChange}
        reasonOf={requestFailure}
      >
        <LineLinks order={order} />
      </RequestForm>
      {!isCancelling && (
        <RequestForm
          title="Zrezygnuj"
          intro="Jeśli produkcja jeszcze się nie zaczęła, anulujemy zamówienie i&nbsp;potwierdzimy to e-mailem. Do tego czasu zamówienie pozostaje ważne."
          label="Powód (nieobowiązkowo)"
          shortest={0}
          tooShort=""
          longest={2000}
          submitLabel="Wyślij rezygnację"
          send={sendCancellation}
          reasonOf={requestFailure}
        />
      )}
      <RequestSent isSent={isSent} email={customerEmail} />
    </div>
  );
}

/** For each line a link that opens its goods in the configurator, unless they are no longer stored there or have no size. */
function LineLinks({ order: { token, lines } }: Pick<RequestFormsProps, 'order'>) {
  return (
    <ul className={styles.lines}>
      {lines.map(
        ({ id, label, productName, configurationId, configuration: { category } }) =>
          configurationId &&
          isMadeToMeasure(category) && (
            <li key={id}>
              <span>{labelledName(label, productName)}</span>
              <ButtonLink
                to={`/konfigurator/${category}?configuration=${configurationId}&line=${id}&order=${token}`}
                variant="secondary"
                size="s"
              >
                Zmień w&nbsp;konfiguratorze
                <VisuallyHidden>{`: ${labelledName(label, productName)}`}</VisuallyHidden>
              </ButtonLink>
            </li>
          ),
      )}
    </ul>
  );
}

/** Why a request could not be sent, in words. */
export const requestFailure = (error: unknown): string =>
  failureText(error, 'Nie udało się wysłać prośby. Spróbuj ponownie albo zadzwoń.');

/** A message that the request has been sent, which screen readers announce; empty before. */
export function RequestSent({ isSent, email }: { isSent: boolean; email: string }) {
  return (
    <div className={styles.news} aria-live="polite">
      {isSent && (
        <Notice tone="success" title="Prośba wysłana">
          <p>{`Potwierdzenie jest w\u00a0drodze na adres ${email}. Odpowiemy w\u00a0ciągu 24\u00a0godzin.`}</p>
          <ReplyPromise />
        </Notice>
      )}
    </div>
  );
}
