import { App, ConfigProvider, Grid } from 'antd';
import plPL from 'antd/locale/pl_PL';
import { lazy, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';

import { AdminForbidden } from './admin-forbidden';
import { AdminLayout } from './admin-layout';
import { AdminNotFound } from './admin-not-found';
import { readAdminTheme } from './admin-theme';
import { ANTD_DEFAULTS } from '../kit/page/antd-defaults';
import { AuthGate } from './auth-gate';
import { Loading } from '../kit/page/loading';
import { ReloginProvider } from './relogin/relogin-provider';
import { maySee, SCREENS } from './screens';
import type { StaffMember } from '../kit/page/use-viewer';

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
              <Suspense fallback={null}>
                <LiveQueue />
              </Suspense>
              <AdminLayout viewer={viewer}>
                <Suspense fallback={<Loading rows={8} />}>
                  <AdminRoutes viewer={viewer} />
                </Suspense>
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
          element={maySee(screen, viewer) ? <screen.Page /> : <AdminForbidden />}
        />
      ))}
      <Route path="*" element={<AdminNotFound />} />
    </Routes>
  );
}
