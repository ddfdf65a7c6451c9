import type { Job } from '../../request/job.js';
import { mailRequestedLink } from './mail-password-link.js';

const mailLink: Job<{ userId: number | null }> = {
  name: 'mail_password_link',
  run: ({ em }, { userId }) => mailRequestedLink(em, userId),
};

export const ACCOUNT_JOBS: readonly Job[] = [mailLink];
