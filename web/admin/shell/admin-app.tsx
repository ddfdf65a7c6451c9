import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { App, ConfigProvider, Grid, Result } from 'antd';
import plPL from 'antd/locale/pl_PL';
import { lazy, Suspense, useState, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { showScreenOf } from '../../apollo/screen-owner';
import { Link } from '../../ui/button/link';
import { LoginRequestContext, type RequestLogin } from '../kit/form/staff-request';
import { ANTD_DEFAULTS, AntdIcon } from '../kit/page/antd-defaults';
import { Loading } from '../kit/page/page-states';
import { may, type StaffMember } from '../kit/page/viewer';
import { ViewerDocument } from '../kit/page/viewer.generated';
import { NextStepProvider } from '../trade/tasks/next-step';
import { AdminLayout } from './admin-layout';
import { readAdminTheme } from './admin-theme';
import { AuthGate } from './auth-gate';
import { ReloginDialog } from './relogin/relogin-dialog';
import { maySee, SCREENS } from './screens';

const LiveQueue = lazy(async () => ({
  default: (await import('./live/live-queue')).LiveQueue,
}));

/** The staff area below /admin; the only part of the site that uses Ant Design. */
export function AdminApp() {
  const [{ token, components }] = useState(readAdminTheme);
  const { lg: wide } = Grid.useBreakpoint();
  // On narrow screens controls are 44 px high, as touch targets.
  const theme = { components, token: { ...token, controlHeight: wide ? 32 : 44 } };
  return (
    <ConfigProvider {...ANTD_DEFAULTS} locale={plPL} theme={theme}>
      <App>
        <AuthGate>
          {(viewer) => (
            <ReloginProvider viewer={viewer}>
              {may(viewer, 'calls:read') && (
                <Suspense fallback={null}>
                  <LiveQueue />
                </Suspense>
              )}
              <AdminLayout viewer={viewer}>
                <NextStepProvider>
                  <Suspense fallback={<Loading rows={8} />}>
                    <AdminRoutes viewer={viewer} />
                  </Suspense>
                </NextStepProvider>
              </AdminLayout>
            </ReloginProvider>
          )}
        </AuthGate>
      </App>
    </ConfigProvider>
  );
}

function AdminRoutes({ viewer }: { viewer: StaffMember }) {
  return (
    <Routes>
      {SCREENS.map((screen) => (
        <Route
          key={screen.path}
          path={screen.path}
          element={maySee(screen, viewer) ? <screen.Page /> : <AdminForbidden viewer={viewer} />}
        />
      ))}
      <Route path="*" element={<AdminNotFound />} />
    </Routes>
  );
}

function AdminForbidden({ viewer }: { viewer: StaffMember }) {
  if (viewer.lacksSecondFactor) return <SecondFactorMissing />;
  return (
    <Result
      icon={<AntdIcon name="shield" />}
      title="Twoja rola nie obejmuje tej części panelu"
      subTitle="Jeśli jej potrzebujesz, poproś o&nbsp;to osobę, która prowadzi konta."
      extra={<Link to="/admin">Wróć na pulpit</Link>}
    />
  );
}

function SecondFactorMissing() {
  return (
    <Result
      icon={<AntdIcon name="shield" />}
      title="Twoja rola wymaga drugiego składnika logowania"
      subTitle="Dodaj go w&nbsp;Moim profilu. Potem od razu zobaczysz cały panel."
      extra={<Link to="/admin/profile">Przejdź do Mojego profilu</Link>}
    />
  );
}

function AdminNotFound() {
  return (
    <Result
      icon={<AntdIcon name="search" />}
      title="Nie ma takiej strony w&nbsp;panelu"
      subTitle="Adres mógł się zmienić albo zawiera literówkę."
      extra={<Link to="/admin">Wróć na pulpit</Link>}
    />
  );
}

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
