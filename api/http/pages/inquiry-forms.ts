import { type Request, type Response, Router, urlencoded } from 'express';
import { takeInquiryForm } from '../../features/inquiries/inquiry-form.routes.js';
import { takeSamplesForm } from '../../features/inquiries/samples/samples-form.routes.js';
import type { RefusedForm } from '../../features/inquiries/submitted-forms.routes.js';
import { createContext } from '../../request/context.js';
import type { Services } from '../../request/services.js';
import { BODY_LIMIT } from '../errors.js';
import { refuseForeignForms } from '../security.js';

/** The pages with a form, and the handler of each; a form is submitted to the path of its page. */
const FORMS = {
  '/kontakt': takeInquiryForm,
  '/wycena': takeInquiryForm,
  '/tkaniny': takeSamplesForm,
};

type SendForm = (req: Request, res: Response, refused: RefusedForm) => Promise<void>;

/** Receives inquiries and orders of samples that were submitted without JavaScript, or before it was loaded. */
export function inquiryForms(services: Services, sendForm: SendForm): Router {
  const router = Router();
  const guards = [
    refuseForeignForms(services.env),
    urlencoded({ extended: false, limit: BODY_LIMIT }),
  ];
  for (const [path, takeForm] of Object.entries(FORMS)) {
    router.post(path, ...guards, async (req, res) => {
      const refused = await takeForm(await createContext(services, req, res), req.body);
      if (refused) return sendForm(req, res, refused);
      res.redirect(303, `${path}?wyslano=1#wyslano`);
    });
  }
  return router;
}
