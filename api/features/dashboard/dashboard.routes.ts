import { single, view } from '../../rest/answer.js';
import { type Route, route } from '../../rest/route.js';
import { Dashboard, readDashboard } from './dashboard.js';
import { DASHBOARD_OPERATIONS } from './dashboard.operations.js';

const FIGURES = view('Dashboard', Dashboard, [
  'totalOrders',
  'pendingOrders',
  'totalRevenue',
  'lowStockItems',
  'openInquiries',
]);

export const DASHBOARD_ROUTES: readonly Route[] = [
  route(DASHBOARD_OPERATIONS, 'GET /admin/dashboard', {
    tag: 'Figures',
    summary: 'The figures of the first page for staff.',
    answer: single(FIGURES),
    handle: ({ context }) => readDashboard(context.em),
  }),
];
