import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { KsefFailure } from '../../adapters/ksef/ksef.js';
import { createMailer } from '../../adapters/mailer.js';
import { ProviderRefusal } from '../../adapters/payments/payment-provider.js';
import type { User } from '../../identity/user.entity.js';
import type { Services } from '../../request/services.js';
import { shopEmail } from '../../shared/env/env.js';
import { asStaff } from '../audit/as-staff.js';
import { attachmentsOf } from '../mail/mail-attachments.js';
import { GREETING, textBlock } from '../mail/mail-content.js';
import { mailHtml } from '../mail/mail-html.js';
import { mailText } from '../mail/mail-text.js';
import { mailProblem } from '../mail/read-mails.js';
import { mailServerOf, markLaunch } from './launch/launch-steps.js';
import type { Connection, ConnectionCheck } from './settings.inputs.js';

type Check = (services: Services, viewer: User, em: EntityManager) => Promise<ConnectionCheck>;

const works = (message: string): ConnectionCheck => ({ works: true, message });
const fails = (message: string): ConnectionCheck => ({ works: false, message });

/** Asks whether a service works with the settings in force; records that a mail was sent. */
export const checkConnection = (
  em: EntityManager,
  connection: Connection,
  services: Services,
  viewer: User,
): Promise<ConnectionCheck> => CHECKS[connection](services, viewer, em);

const SUBJECT = 'Próba serwera poczty';
const TRIAL = 'Serwer poczty działa: tę wiadomość wysłał sklep z\u00a0panelu, w\u00a0Ustawieniach.';

const CHECKS: Record<Connection, Check> = {
  mail: async ({ env, content: site }, viewer, em) => {
    const { company } = site;
    if (!env.SMTP_HOST) return fails('Serwer poczty nie jest ustawiony.');
    const mailer = createMailer(env);
    const content = { summary: TRIAL, heading: SUBJECT, blocks: [GREETING, textBlock(TRIAL)] };
    try {
      await mailer.send({
        id: randomUUID(),
        sender: { name: company.name, address: shopEmail(env) },
        recipient: viewer.email,
        subject: SUBJECT,
        text: mailText(content, company, env.PUBLIC_URL),
        html: mailHtml(content, company, env.PUBLIC_URL),
        attachments: await attachmentsOf(em, content, { site, publicUrl: env.PUBLIC_URL }),
        isAutomatic: true,
      });
      await asStaff(em, viewer, (tx) => markLaunch(tx, viewer, 'mail', mailServerOf(env)));
      return works(`Wysłaliśmy wiadomość na adres ${viewer.email}. Sprawdź, czy doszła.`);
    } catch (error) {
      return fails(mailProblem(error instanceof Error ? error.message : String(error)));
    } finally {
      mailer.close();
    }
  },
  payments: async ({ payments }) => {
    const [provider] = payments.byCode.values();
    if (!provider) return fails('Płatności online nie są ustawione.');
    try {
      await provider.check();
      return works(`${provider.name} przyjmują klucze sklepu.`);
    } catch (error) {
      return fails(
        error instanceof ProviderRefusal
          ? `${provider.name} nie przyjmują numerów albo kluczy sklepu.`
          : `${provider.name} nie odpowiadają. Sprawdź adres i\u00a0spróbuj za chwilę.`,
      );
    }
  },
  ksef: async ({ ksef }) => {
    if (!ksef) return fails('KSeF nie jest ustawiony.');
    try {
      await (await ksef.connect()).check();
      return works(
        ksef.isDemonstration
          ? 'KSeF przyjmuje token. To środowisko próbne: jego faktury nie mają skutków prawnych.'
          : 'KSeF przyjmuje token.',
      );
    } catch (error) {
      if (error instanceof KsefFailure) return fails(`${error.message}.`);
      throw error;
    }
  },
};
