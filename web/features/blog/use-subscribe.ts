import { useMutation } from '@apollo/client/react';
import { useState } from 'react';

import { refusalCode, refusedFields } from '../../apollo/refusal';
import { looksLikeEmail } from '../../lib/contact-rules';
import { SubscribeToNewsletterDocument } from './newsletter-box.generated';

type SubscribeState = 'idle' | 'sending' | 'sent' | 'failed' | 'too_many';

/** The newsletter box's state; `subscribe` answers false where the address needs correction. */
export function useSubscribe() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<SubscribeState>('idle');
  const [mutate, { loading }] = useMutation(SubscribeToNewsletterDocument);

  const refuse = (message: string): false => {
    setProblem(message);
    return false;
  };
  const subscribe = async (): Promise<boolean> => {
    const address = email.trim();
    setOutcome('idle');
    if (address === '') return refuse('Podaj adres e-mail.');
    if (!looksLikeEmail(address)) return refuse('Sprawdź adres e-mail, np. anna@example.com.');
    try {
      await mutate({ variables: { input: { email: address } } });
    } catch (error) {
      const [refused] = refusedFields(error);
      if (refused) return refuse(refused.message);
      setOutcome(refusalCode(error) === 'TOO_MANY_REQUESTS' ? 'too_many' : 'failed');
      return true;
    }
    setOutcome('sent');
    setEmail('');
    return true;
  };
  return {
    email,
    problem,
    state: loading ? ('sending' as const) : outcome,
    change: (next: string) => {
      setEmail(next);
      setProblem(null);
    },
    subscribe,
  };
}
