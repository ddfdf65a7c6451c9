import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { projectEnvironment, root } from './project.mjs';

/** The running steps, with the time at which each began. */
const running = new Map();
let progress;

/**
 * Runs one step and reports it in one line with its duration; `work` may return a note for that line. Long steps show
 * their seconds: in place on a terminal, elsewhere as a line now and then.
 */
export async function step(label, work) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  showProgress(label, started);
  try {
    const note = await work();
    endProgress(label);
    console.log(`✓ ${label} (${[note, seconds()].filter(Boolean).join(', ')})`);
  } catch (error) {
    endProgress(label);
    console.log(`✗ ${label} (${seconds()})`);
    throw error;
  }
}

const onTerminal = () => process.stdout.isTTY && !process.env.CI;

function showProgress(label, started) {
  running.set(label, started);
  progress ??= setInterval(showRunning, onTerminal() ? 1000 : 10_000);
}

function showRunning() {
  const steps = [...running].map(
    ([label, started]) => `${label} ${Math.round((Date.now() - started) / 1000)} s`,
  );
  const line = `… ${steps.join(', ')}`;
  process.stdout.write(onTerminal() ? `\r\u001b[K${line}` : `${line}\n`);
}

function endProgress(label) {
  running.delete(label);
  if (onTerminal()) process.stdout.write('\r\u001b[K');
  if (running.size > 0) return;
  clearInterval(progress);
  progress = undefined;
}

/** A command that failed, with an exit code or by a signal; `output` is everything that it printed. */
class CommandError extends Error {
  constructor(command, endedBy, output) {
    super(`${command} ended with ${endedBy}`);
    this.endedBy = endedBy;
    this.output = output;
  }
}

/**
 * Runs a command quietly in the checkout and returns its output; after `timeout` ms it is killed. Throws a CommandError
 * where it fails.
 */
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

/** Why a step failed: the whole output of a command, else only the message. */
export function explanation(error) {
  if (!(error instanceof CommandError)) return error.message;
  return `${error.output.trimEnd()}\n${error.message}`;
}
