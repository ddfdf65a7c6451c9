import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { looksLikeEmail } from '#engine/trade/fields/contact-rules';
import { refusalCode, refusedFields } from '../../apollo/refusal';
import { useSubmitted } from '../../ui/form/use-submitted';
import { SubscribeToNewsletterDocument } from './newsletter-box.generated';

/** "invalid" is an address that needs correction. */
type Outcome = 'sent' | 'invalid' | 'failed' | 'too_many';

/** The state of the newsletter box, and the function that submits it. */
export function useSubscribe() {
  const { values, errors } = useSubmitted<{ email: string }>();
  const refusal = errors.email?.message ?? errors.root?.message ?? null;
  const [problem, setProblem] = useState(refusal);
  const [params] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome | null>(params.has('wyslano') ? 'sent' : null);
  const [mutate, { loading: pending }] = useMutation(SubscribeToNewsletterDocument);

  const refuse = (message: string): Outcome => {
    setProblem(message);
    return 'invalid';
  };
  const send = async (email: string): Promise<Outcome> => {
    if (email === '') return refuse('Podaj adres e-mail.');
    if (!looksLikeEmail(email))
      return refuse('Podaj prawidłowy adres e-mail, np. anna@example.com.');
    try {
      await mutate({ variables: { input: { email } } });
      return 'sent';
    } catch (error) {
      const [refused] = refusedFields(error);
      if (refused) return refuse(refused.message);
      return refusalCode(error) === 'TOO_MANY_REQUESTS' ? 'too_many' : 'failed';
    }
  };
  const subscribe = async (email: string): Promise<Outcome> => {
    setOutcome(null);
    const next = await send(email.trim());
    setOutcome(next);
    return next;
  };
  return {
    typed: values['email'],
    problem,
    outcome,
    pending,
    clearProblem: () => setProblem(null),
    subscribe,
  };
}
