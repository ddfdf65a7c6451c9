import { App, ConfigProvider, Grid } from 'antd';
import plPL from 'antd/locale/pl_PL';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';

import { AdminLayout } from './admin-layout';
import { AdminNotFound } from './admin-not-found';
import { readAdminTheme } from './admin-theme';
import { AuthGate } from './auth-gate';
import { DashboardPage } from './dashboard/dashboard-page';
import { OrdersPage } from './orders/orders-page';

/** The staff area below /admin; the only part of the site that uses Ant Design. */
export function AdminApp() {
  const [{ token, components }] = useState(readAdminTheme);
  const { md: wide } = Grid.useBreakpoint();
  // Fingers need 44 px.
  const theme = { components, token: { ...token, controlHeight: wide ? 32 : 44 } };
  return (
    <ConfigProvider locale={plPL} theme={theme}>
      <App>
        <AuthGate>
          {(viewer) => (
            <AdminLayout viewer={viewer}>
              <Routes>
                <Route index element={<DashboardPage />} />
                <Route path="orders" element={<OrdersPage />} />
                <Route path="*" element={<AdminNotFound />} />
              </Routes>
            </AdminLayout>
          )}
        </AuthGate>
      </App>
    </ConfigProvider>
  );
}
