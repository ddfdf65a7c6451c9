import type { Response, Router } from 'express';
import { contextOf, readId } from '../../../rest-request.js';
import { requireRole } from '../../auth/require-role.js';
import { type PrintedPaper, printOrder, printWorksheets } from './print-order.js';

/** An order on paper: as the customer has placed it, and as the workshop makes it. */
export function orderPaperRoutes(router: Router): void {
  router.get('/admin/orders/:id.pdf', async (req, res) => {
    const { em, services } = staffContext(res);
    sendPaper(res, await printOrder(em, services, readId(req.params.id)));
  });

  router.get('/admin/orders/:id/worksheets.pdf', async (req, res) => {
    const { em, services } = staffContext(res);
    sendPaper(res, await printWorksheets(em, services, readId(req.params.id), null));
  });

  router.get('/admin/orders/:id/lines/:lineId.pdf', async (req, res) => {
    const { em, services } = staffContext(res);
    const { id, lineId } = req.params;
    sendPaper(res, await printWorksheets(em, services, readId(id), lineId));
  });
}

function staffContext(res: Response) {
  const context = contextOf(res);
  requireRole(context, 'staff');
  return context;
}

/** Opens in the browser, where staff look at it before they print it; saved, it has this name. */
function sendPaper(res: Response, { pdf, fileName }: PrintedPaper): void {
  res
    .set('Content-Disposition', `inline; filename="${fileName}"`)
    .type('application/pdf')
    .send(pdf);
}
