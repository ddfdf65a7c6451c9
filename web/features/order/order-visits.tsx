import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { arrivalText } from '#engine/visits/arrival-text';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { failureText } from '../../apollo/refusal';
import { useInBrowser } from '../../lib/browser/hydration';
import { Button } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import { OrderPageDocument } from './order-page.generated';
import {
  type OrderVisitsFragment,
  OrderVisitsFragmentDoc,
  RequestInstallationDocument,
} from './order-visits.generated';
import agreed from '../../goods/agreed-page.module.css';

/** The visits of an order, each with a link to its page, and a button to arrange the installation; nothing without either. */
export function OrderVisits(props: { order: FragmentType<OrderVisitsFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderVisitsFragmentDoc,
    fragmentName: 'OrderVisits',
    from: props.order,
  });
  const { token, visits, canRequestInstallation } = order;
  if (visits.length === 0 && !canRequestInstallation) return null;
  return (
    <section className={agreed.messages} aria-labelledby="order-visits">
      <h2 className={agreed.title} id="order-visits">
        Wizyty ekipy
      </h2>
      {visits.length > 0 && (
        <ul className={agreed.list}>
          {visits.map((visit) => (
            <li key={visit.id}>
              <p>{`${VISIT_KIND_LABELS[visit.kind]}: ${planOf(visit)}`}</p>
              <Link className={agreed.link} to={`/wizyta/${visit.token}`} data-screen-only>
                {stepOf(visit)}
              </Link>
              {visit.protocolPath && (
                <a className={agreed.link} href={visit.protocolPath} data-screen-only>
                  Protokół (PDF)
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {canRequestInstallation && <RequestInstallation token={token} />}
    </section>
  );
}

type OrderVisit = OrderVisitsFragment['visits'][number];

/** What is known of the visit: its time, or its state. */
function planOf({ state, arrivalFrom, arrivalUntil }: OrderVisit): string {
  if (state === 'asked') return 'do umówienia';
  if (state === 'cancelled') return 'wizyta odwołana';
  if (!arrivalFrom || !arrivalUntil) return '';
  const time = arrivalText(new Date(arrivalFrom), new Date(arrivalUntil));
  if (state === 'offered') return `proponujemy ${time}`;
  if (state === 'failed') return `nie udał się (${time})`;
  return state === 'done' ? `wykonany (${time})` : time;
}

/** What the customer does on the page of the visit. */
function stepOf({ state, changeableUntil }: OrderVisit): string {
  if (state === 'asked') return 'Wybierz termin';
  if (changeableUntil === null) return 'Zobacz wizytę';
  return state === 'offered' ? 'Potwierdź albo zmień termin' : 'Zmień termin';
}

/** Asks for the installation and opens its page, where the customer chooses the time. */
function RequestInstallation({ token }: Pick<OrderVisitsFragment, 'token'>) {
  const [request, { loading }] = useMutation(RequestInstallationDocument, {
    refetchQueries: [OrderPageDocument],
  });
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const isReady = useInBrowser();
  const open = async (): Promise<void> => {
    setProblem(null);
    try {
      const { data } = await request({ variables: { input: { token } } });
      const { visits = [], userErrors = [] } = data?.requestInstallation ?? {};
      if (visits[0]) await navigate(`/wizyta/${visits[0].token}`);
      else setProblem(userErrors[0]?.message ?? FAILED);
    } catch (error) {
      setProblem(failureText(error, FAILED));
    }
  };
  return (
    <div data-screen-only>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button disabled={!isReady} pending={loading} onClick={() => void open()}>
        Umów montaż
      </Button>
    </div>
  );
}

const FAILED = 'Nie udało się umówić montażu. Spróbuj ponownie albo zadzwoń.';
