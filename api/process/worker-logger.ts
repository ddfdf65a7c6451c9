import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import { traceOf } from '../shared/spans.js';
import { withoutEmails } from './logger.js';

interface LoggedMeta {
  error?: unknown;
  job?: { id: string; task_identifier: string; attempts: number; max_attempts: number };
}

/** The queue's logger: warnings and errors only, without the values of statements. */
export function quiet(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    const { error, job } = (meta ?? {}) as LoggedMeta;
    const isError = level === 'error';
    if (!isError && level !== 'warning') return;
    const fields = {
      ...(error !== undefined && { err: error, trace_id: traceOf(error) }),
      ...(job && { task: job.task_identifier, job: job.id, attempt: job.attempts }),
    };
    // Only the beginning of the message: the rest repeats the error, with the values of its statement.
    const text = error === undefined ? message : (/^[^:(]*/.exec(message)?.[0].trim() ?? '');
    if (isError) logger.error(fields, withoutEmails(text));
    else logger.warn(fields, withoutEmails(text));
  });
}
