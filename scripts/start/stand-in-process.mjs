import { spawn } from 'node:child_process';
import { projectEnvironment, projectNode, root } from '../project.mjs';

/**
 * Starts the program of a stand-in, which ends with this process. Returns `{ url, stop }` once the stand-in can be
 * reached.
 */
export async function startStandInProcess(program, env) {
  const child = spawn(projectNode(), ['--import', '@oxc-node/core/register', program], {
    cwd: root,
    detached: true,
    env: projectEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${program} does not start (${code})`)));
    child.once('message', (message) => done(message.url));
  });
  return { url, stop: () => child.kill() };
}
