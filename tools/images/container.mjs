import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The user "node" of the image. */
const UID = 1000;

/** The built image in a store of buildah: where its files are, and what its Dockerfile says (Env, Cmd, WorkingDir). */
export function openImage(folder) {
  const store = ['--storage-driver', 'vfs', '--root', join(folder, 'store')];
  const buildah = (...args) =>
    execFileSync('buildah', [...store, '--runroot', join(folder, 'run'), ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
    }).trim();
  const container = buildah('from', '--pull-never', 'localhost/cieniomat');
  const { config } = JSON.parse(buildah('inspect', container)).OCIv1;
  return {
    root: buildah('mount', container),
    config,
    close: () => buildah('rm', container),
  };
}

/**
 * Runs a command of the image (its own one, if none is given) as a cluster would: with a read-only root, as an
 * unprivileged user without capabilities. Only the network is this machine's. `dataDir` becomes /data, also in the
 * variables. Returns the process, which hands signals on.
 */
export function runContainer({ root, config }, { env, dataDir, args = config.Cmd }) {
  const bundle = mkdtempSync(join(tmpdir(), 'cieniomat-container-'));
  execFileSync('runc', ['spec', '--bundle', bundle]);
  const file = join(bundle, 'config.json');
  const { process: defaults, linux, mounts, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  execFileSync('chown', ['-R', `${UID}:${UID}`, dataDir]);
  const variables = Object.entries({ ...env, DATA_DIR: '/data' });
  const spec = {
    ...rest,
    root: { path: root, readonly: true },
    process: {
      ...defaults,
      terminal: false,
      user: { uid: UID, gid: UID },
      args,
      env: [
        ...config.Env,
        ...variables.map(([name, value]) => `${name}=${value.replaceAll(dataDir, '/data')}`),
      ],
      cwd: config.WorkingDir,
      capabilities: {},
      rlimits: [],
    },
    linux: { ...linux, namespaces: linux.namespaces.filter(({ type }) => type !== 'network') },
    mounts: [
      ...mounts,
      { destination: '/etc/hosts', type: 'bind', source: '/etc/hosts', options: ['bind', 'ro'] },
      { destination: '/data', type: 'bind', source: dataDir, options: ['rbind', 'rw'] },
    ],
  };
  writeFileSync(file, JSON.stringify(spec));
  return spawn('runc', ['run', '--bundle', bundle, `cieniomat-${process.pid}-${args.length}`], {
    stdio: 'inherit',
  });
}
