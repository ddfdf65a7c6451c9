import { type Request, type Response, Router, urlencoded } from 'express';
import {
  takePasswordForm,
  takePasswordLinkForm,
} from '../../features/accounts/password-forms.routes.js';
import { takeLoginForm } from '../../features/auth/login-form.routes.js';
import { takeInquiryForm } from '../../features/inquiries/inquiry-form.routes.js';
import { takeSamplesForm } from '../../features/inquiries/samples/samples-form.routes.js';
import { takeNewsletterForm } from '../../features/newsletter/newsletter-form.routes.js';
import { takeCheckoutForm } from '../../features/orders/placing/checkout-form.routes.js';
import { takeWithdrawalForm } from '../../features/orders/withdrawal/withdrawal-form.routes.js';
import { BODY_LIMIT } from '../../request/bound-memory.js';
import { createContext } from '../../request/context.js';
import { writing } from '../../request/replica-reads.js';
import type { Services } from '../../request/services.js';
import type { FormAnswer, FormHandler } from '../../request/submitted-form.js';
import { refuseForeignForms } from '../security.js';

/** The pages with a form that works without scripts, and its handler; a form is submitted to the path of its page. */
const FORMS: Readonly<Record<string, FormHandler>> = {
  '/kontakt': takeInquiryForm,
  '/wycena': takeInquiryForm,
  '/serwis/:lineId{/:piece}': takeInquiryForm,
  '/tkaniny': takeSamplesForm,
  '/blog': takeNewsletterForm,
  '/koszyk': takeCheckoutForm,
  '/odstapienie': takeWithdrawalForm,
  '/logowanie': takeLoginForm,
  '/haslo': takePasswordLinkForm,
  '/haslo/:token': takePasswordForm,
};

/** A form to show again on its page. */
export type ShownForm = Exclude<FormAnswer, { location: string }>;
type ShowForm = (req: Request, res: Response, shown: ShownForm) => Promise<void>;

/** Receives forms that were submitted without JavaScript, or before it was loaded. */
export function pageForms(services: Services, showForm: ShowForm): Router {
  const router = Router();
  const guards = [
    refuseForeignForms(services.env),
    urlencoded({ extended: false, limit: BODY_LIMIT }),
  ];
  for (const [path, takeForm] of Object.entries(FORMS)) {
    router.post(path, ...guards, async (req, res) => {
      const context = await createContext(services, req, res);
      const body: unknown = req.body;
      const sent = { ...(typeof body === 'object' ? body : null) };
      const answer = await writing(context, () => takeForm(context, sent, req));
      if ('form' in answer) return showForm(req, res, answer);
      res.redirect(303, answer.location);
    });
  }
  return router;
}
