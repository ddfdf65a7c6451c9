import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { showScreenOf } from '../../../apollo/screen-owner';
import { fieldDatabase } from './field-database';
import { FieldPersonDocument, type FieldPersonQuery } from './field-person.generated';
import { forgetAll, forgetDays, forgetOld } from './forget';
import type { FieldPerson } from './kept';

/** Whose page this is, and whether the server knows it. */
export interface FieldSession {
  /** Null for nobody, and while that is not known. */
  person: FieldPerson | null;
  /** Whether the server knows the person: `unknown` without a network. */
  state: 'asking' | 'open' | 'lapsed' | 'unknown';
}

const ME = 'me';

/**
 * Who works with this phone: the member of staff who is signed in or, without a network and after the session has ended,
 * the last one. The days of somebody else are deleted. `signOut` deletes everything; it throws without a network.
 */
export function useFieldSession(): FieldSession & { signOut: () => Promise<void> } {
  const client = useApolloClient();
  const [session, setSession] = useState<FieldSession>({ person: null, state: 'asking' });
  useEffect(() => {
    const ask = async () => {
      const database = await fieldDatabase();
      const known = (await database.get('person', ME)) ?? null;
      setSession({ person: known, state: 'asking' });
      try {
        const { data } = await client.query({
          query: FieldPersonDocument,
          fetchPolicy: 'no-cache',
        });
        const person = data?.me ? personOf(data.me) : known;
        if (data?.me && person) {
          if (known && known.id !== person.id) await forgetDays();
          await database.put('person', person, ME);
        }
        setSession({ person, state: data?.me ? 'open' : 'lapsed' });
      } catch {
        setSession({ person: known, state: 'unknown' });
      }
    };
    void forgetOld().then(ask);
    const askAgain = () => void ask();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [client]);
  const id = session.person?.id;
  useEffect(() => (id === undefined ? undefined : showScreenOf(id)), [id]);
  const signOut = async () => {
    await fetch('/api/logout', { redirect: 'manual' });
    await forgetAll();
    setSession({ person: null, state: 'lapsed' });
  };
  return { ...session, signOut };
}

function personOf({
  id,
  name,
  lacksSecondFactor,
  role: { permissions },
}: NonNullable<FieldPersonQuery['me']>): FieldPerson {
  const may = (permission: string) => !lacksSecondFactor && permissions.includes(permission);
  return { id, name, mayWrite: may('field:write'), maySeeAll: may('visits:read') };
}
