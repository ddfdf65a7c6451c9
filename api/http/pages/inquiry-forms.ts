import { type Request, type Response, Router, urlencoded } from 'express';
import { type RefusedForm, takeInquiryForm } from '../../features/inquiries/inquiry-form.routes.js';
import { createContext } from '../../request/context.js';
import type { Services } from '../../request/services.js';
import { BODY_LIMIT } from '../errors.js';
import { refuseForeignForms } from '../security.js';

/** The pages with an inquiry form; a form is submitted to the path of its page. */
const PAGES = ['/kontakt', '/wycena'];

type SendForm = (req: Request, res: Response, refused: RefusedForm) => Promise<void>;

/** Takes inquiry forms that were submitted without JavaScript, or before it was loaded. */
export function inquiryForms(services: Services, sendForm: SendForm): Router {
  const router = Router();
  const guards = [
    refuseForeignForms(services.env),
    urlencoded({ extended: false, limit: BODY_LIMIT }),
  ];
  for (const path of PAGES) {
    router.post(path, ...guards, async (req, res) => {
      const refused = await takeInquiryForm(await createContext(services, req, res), req.body);
      if (refused) return sendForm(req, res, refused);
      res.redirect(303, `${path}?wyslano=1#wyslano`);
    });
  }
  return router;
}
