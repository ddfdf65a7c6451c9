import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { projectEnvironment, root } from './project.mjs';

/**
 * Carries out one step and reports it in one line with its duration; `work` may answer a note for
 * that line. A long step shows its seconds: in place on a terminal, a line now and then elsewhere.
 */
export async function step(label, work) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const stopProgress = showProgress(label, started);
  try {
    const note = await work();
    stopProgress();
    console.log(`✓ ${label} (${[note, seconds()].filter(Boolean).join(', ')})`);
  } catch (error) {
    stopProgress();
    console.log(`✗ ${label} (${seconds()})`);
    throw error;
  }
}

function showProgress(label, started) {
  const terminal = process.stdout.isTTY && !process.env.CI;
  const show = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stdout.write(
      terminal ? `\r\u001b[K… ${label} ${seconds} s` : `… ${label} ${seconds} s\n`,
    );
  };
  const timer = setInterval(show, terminal ? 1000 : 10_000);
  return () => {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\u001b[K');
  };
}

/** A command that ended badly, with an exit code or by a signal; `output` is all that it said. */
class CommandError extends Error {
  constructor(command, endedBy, output) {
    super(`${command} ended with ${endedBy}`);
    this.endedBy = endedBy;
    this.output = output;
  }
}

/** Runs a command quietly in the checkout and answers what it printed; after `timeout` ms it is ended. */
export function run(command, commandArguments, { env, signal, timeout } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, commandArguments, {
      cwd: root,
      signal,
      timeout,
      env: projectEnvironment({ NO_COLOR: '1', FORCE_COLOR: undefined, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', fail);
    child.once('close', (code, killedBy) => {
      const output = stripVTControlCharacters(Buffer.concat(chunks).toString());
      if (code === 0) done(output);
      else
        fail(new CommandError([command, ...commandArguments].join(' '), code ?? killedBy, output));
    });
  });
}

/** Why a step failed: all that a command said, else the message alone. */
export function explanation(error) {
  if (!(error instanceof CommandError)) return error.message;
  return `${error.output.trimEnd()}\n${error.message}`;
}
