import type { Router } from 'express';
import { contextOf } from '../../rest-request.js';
import { requireRole } from '../auth/require-role.js';
import { readDashboard } from './dashboard.js';

export function dashboardRoutes(router: Router): void {
  router.get('/admin/dashboard', async (_req, res) => {
    const context = contextOf(res);
    requireRole(context, 'staff');
    res.json(await readDashboard(context.em));
  });
}
