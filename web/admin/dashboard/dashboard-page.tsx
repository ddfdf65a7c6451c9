import { useQuery } from '@apollo/client/react';
import { Skeleton } from 'antd';

import { AdminFailure } from '../admin-failure';
import { AdminPage } from '../admin-page';
import { DashboardPageDocument } from './dashboard-page.generated';
import { DashboardFigures } from './dashboard-figures';
import { RecentOrders } from './recent-orders';

/** The morning's first look: five figures and the newest orders. */
export function DashboardPage() {
  const { data, error, refetch } = useQuery(DashboardPageDocument, {
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage title="Pulpit">
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {data && <DashboardFigures figures={data.dashboard} />}
      {data && <RecentOrders orders={data.orders.items} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
    </AdminPage>
  );
}
