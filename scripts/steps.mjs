import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { projectEnvironment, root } from './project.mjs';

/** The steps that are running, each with the time at which it began. */
const running = new Map();
let progress;

/**
 * Runs one step and reports it in one line with its duration; `work` may return a note for that line. While steps run,
 * their seconds are shown: on a terminal in place, elsewhere as a line every 10 seconds.
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

/** A command that ended with an exit code other than 0 or by a signal; `output` is everything that it printed. */
class CommandError extends Error {
  constructor(command, endedBy, output) {
    super(`${command} ended with ${endedBy}`);
    this.endedBy = endedBy;
    this.output = output;
  }
}

/**
 * Runs a command in the root folder of the checkout and returns its output, which is not shown. After `timeout` ms the
 * command is killed. Throws a CommandError if it fails.
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

/** Why a step failed: the whole output of a failed command and its error, otherwise only the error's message. */
export function explanation(error) {
  if (!(error instanceof CommandError)) return error.message;
  return `${error.output.trimEnd()}\n${error.message}`;
}
