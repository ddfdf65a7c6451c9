// Imported statically: the toast is shown for half a second only, too short for a lazy import.
import '../../ui/overlay/toast-viewport';
import { useQuery } from '@apollo/client/react';
import { Button, Result, Spin } from 'antd';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from '../../ui/overlay/toast';
import { AntdIcon } from '../kit/page/antd-defaults';
import type { StaffMember } from '../kit/page/viewer';
import { ViewerDocument } from '../kit/page/viewer.generated';
import styles from './auth-gate.module.css';

const LOGIN_DELAY = 500;
const REDIRECTING = 'Przekierowuję do panelu logowania...';

type Leave = (path: string) => void;

interface AuthGateProps {
  children: (viewer: StaffMember) => ReactNode;
  /** Navigates to a path outside the app; replaced in tests. */
  leave?: Leave;
}

/** Shows the staff area to a signed-in member of staff; shows everyone else a toast and redirects to the login. */
export function AuthGate({ children, leave = leavePage }: AuthGateProps) {
  const { data, error, refetch } = useQuery(ViewerDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.me) return children(data.me);
  if (data) return <SignedOut leave={leave} />;
  if (error) return <GateFailure retry={() => void refetch()} />;
  return <Waiting text="Sprawdzam uprawnienia..." />;
}

function SignedOut({ leave }: { leave: Leave }) {
  const { pathname, search } = useLocation();
  const goToLogin = useEffectEvent(() => {
    leave(`/api/login?returnTo=${encodeURIComponent(pathname + search)}`);
  });

  useEffect(() => {
    toast({ title: 'Wymagane logowanie', description: REDIRECTING, tone: 'destructive' });
    const timer = setTimeout(() => goToLogin(), LOGIN_DELAY);
    return () => clearTimeout(timer);
  }, []);

  return <Waiting text={REDIRECTING} />;
}

function Waiting({ text }: { text: string }) {
  return (
    <div className={styles.screen} aria-live="polite">
      <Spin size="large" />
      <p>{text}</p>
    </div>
  );
}

function GateFailure({ retry }: { retry: () => void }) {
  return (
    <div className={styles.screen} role="alert">
      <Result
        status="warning"
        icon={<AntdIcon name="warning" />}
        title="Nie udało się połączyć ze sklepem"
        subTitle="Sprawdź połączenie z&nbsp;internetem i&nbsp;spróbuj ponownie."
        extra={
          <Button type="primary" onClick={retry}>
            Spróbuj ponownie
          </Button>
        }
      />
    </div>
  );
}

function leavePage(path: string) {
  window.location.assign(path);
}
