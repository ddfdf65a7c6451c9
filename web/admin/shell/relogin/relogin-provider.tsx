import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { showScreenOf } from '../../../apollo/screen-owner';
import type { StaffMember } from '../../kit/page/use-viewer';
import { ViewerDocument } from '../../kit/page/viewer.generated';
import { LoginRequestContext, type RequestLogin } from '../../kit/form/login-request';
import { ReloginDialog } from './relogin-dialog';

interface Waiting {
  /** Somebody else who is signed in now, for example in another tab; null for nobody. */
  stranger: StaffMember | null;
  answer: (signedIn: boolean) => void;
}

interface ReloginProviderProps {
  viewer: StaffMember;
  children: ReactNode;
}

/** Lets screens ask for a new session without losing their state; concurrent requests share one dialog. */
export function ReloginProvider({ viewer, children }: ReloginProviderProps) {
  const client = useApolloClient();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const pending = useRef<Promise<boolean> | null>(null);

  useEffect(() => showScreenOf(viewer.id), [viewer.id]);

  const requestLogin = useMemo<RequestLogin>(() => {
    const ask = async (): Promise<boolean> => {
      const current = await currentViewer(client);
      if (current?.id === viewer.id) return true;
      return new Promise((resolve) => {
        const answer = (signedIn: boolean) => {
          setWaiting(null);
          resolve(signedIn);
        };
        setWaiting({ stranger: current, answer });
      });
    };
    return () =>
      (pending.current ??= ask().finally(() => {
        pending.current = null;
      }));
  }, [client, viewer.id]);

  return (
    <LoginRequestContext value={requestLogin}>
      {children}
      {waiting && <ReloginDialog viewer={viewer} {...waiting} />}
    </LoginRequestContext>
  );
}

/** Bypasses the cache: otherwise AuthGate would see that nobody is signed in and redirect. */
async function currentViewer(client: ApolloClient): Promise<StaffMember | null> {
  try {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
    return data?.me ?? null;
  } catch {
    return null;
  }
}
