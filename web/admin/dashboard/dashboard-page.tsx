import { useQuery } from '@apollo/client/react';

import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { Loading } from '../kit/page/loading';
import { AreaCards } from './area-cards';
import { AwaitingInquiries } from './awaiting-inquiries';
import { DashboardFigures } from './dashboard-figures';
import styles from './dashboard-page.module.css';
import { DashboardPageDocument } from './dashboard-page.generated';
import { LowStock } from './low-stock';
import { MailTrouble } from './mail-trouble';
import { PaymentTrouble } from './payment-trouble';
import { MissingFacts } from './missing-facts';
import { RecentOrders } from './recent-orders';
import { SalesSection } from './sales/sales-section';

/** The start page: key figures, links to the main areas, pending work, and sales. */
export function DashboardPage() {
  const { data, error, refetch } = useQuery(DashboardPageDocument, {
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage title="Pulpit">
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {data && <PaymentTrouble count={data.paymentsToDecide.length} />}
      {data && <MailTrouble summary={data.undeliveredMailSummary} />}
      {data && <MissingFacts facts={data.dashboard.missingFacts} />}
      {data ? <DashboardFigures figures={data.dashboard} /> : !error && <Loading rows={3} />}
      <AreaCards />
      {data && (
        <div className={styles.waiting}>
          <AwaitingInquiries inquiries={data.inquiries.items} total={data.inquiries.totalCount} />
          <LowStock items={data.inventory.items} total={data.inventory.totalCount} />
        </div>
      )}
      <SalesSection />
      {data && <RecentOrders orders={data.orders.items} />}
    </AdminPage>
  );
}
