import { setTimeout as delay } from 'node:timers/promises';
import type { Job } from '../../request/job.js';
import type { MailSender } from './send-mail.js';

/**
 * A pause after each e-mail, so that orders placed meanwhile are not slowed down: a process sends at most 20 a second.
 */
const PAUSE_MS = 100;

/** The job that sends queued e-mails by `sender`. */
export const mailJob = (sender: MailSender): Job<{ mailId: string }> => ({
  name: 'send_mail',
  async run(_context, { mailId }) {
    await sender.send(mailId);
    await delay(PAUSE_MS);
  },
});
