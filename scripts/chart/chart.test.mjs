import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { projectEnvironment, root } from '../project.mjs';
import { findHelm, helmTemplate } from './helm.mjs';
import { renderings, seal } from './rendered.mjs';

const DATABASE = 'deploy/cloudnative-pg.yaml';
/** The packages of the models of each API: classes that validate by JSON schemas, and interfaces that know all fields. */
const MODELS = {
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
};
const modelsOf = ({ apiVersion }) =>
  `${MODELS[apiVersion.split('/')[0]] ?? 'kubernetes-models'}/${apiVersion}`;

const read = (file) => readFileSync(join(root, file), 'utf8');
const manifestsIn = (text) => parseAllDocuments(text).map((document) => document.toJS());
const idOf = ({ kind, metadata }) => `${kind} ${metadata.name}`;
const byId = (manifests) =>
  Object.fromEntries(manifests.map((manifest) => [idOf(manifest), manifest]));

const rendered = Object.fromEntries(
  renderings.map(({ name, file }) => [name, manifestsIn(readFileSync(file, 'utf8'))]),
);
const podTemplates = Object.values(rendered)
  .flat()
  .filter(({ kind }) => kind === 'Deployment' || kind === 'Job');

for (const rendering of renderings) {
  void test(`deploy/rendered/${rendering.name}.yaml is what the chart makes`, () => {
    const text = readFileSync(rendering.file, 'utf8');
    const [first] = text.split('\n', 1);
    const manifests = text.slice(first.length + 1);
    assert.equal(`${first}\n`, seal(rendering, manifests), 'changed since npm run chart');
    if (findHelm())
      assert.deepEqual(
        byId(manifestsIn(helmTemplate(rendering)).filter(Boolean)),
        byId(rendered[rendering.name]),
      );
  });
}

/** What is sent to the cluster: of the store of backups, of whose API there are no models, the part that has one. */
const sent = [
  ...Object.entries(rendered),
  [DATABASE, manifestsIn(read(DATABASE)).filter(({ kind }) => kind !== 'ObjectStore')],
].flatMap(([file, manifests]) => manifests.map((manifest) => ({ file, manifest })));

for (const { file, manifest } of sent)
  void test(`${file}: ${idOf(manifest)} is valid`, async () => {
    const { [manifest.kind]: Model } = await import(modelsOf(manifest));
    new Model(manifest).validate();
  });

void test('the store of backups is valid', async () => {
  const store = manifestsIn(read(DATABASE)).find(({ kind }) => kind === 'ObjectStore');
  const { BarmanObjectStoreConfiguration } =
    await import('@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api');
  new BarmanObjectStoreConfiguration(store.spec.configuration).validate();
});

void test('no manifest has a field that its kind does not know', () => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const program = join(root, 'test-results', 'manifests.ts');
  const unknown = (manifests) => {
    writeFileSync(program, manifests.map(typed).join('\n'));
    return spawnSync(
      'tsc',
      ['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck', '--module', 'nodenext', program],
      { env: projectEnvironment(), encoding: 'utf8' },
    ).stdout;
  };
  const manifests = sent.map(({ manifest }) => manifest);
  assert.equal(unknown(manifests), '');
  const [deployment] = podTemplates;
  const spec = { ...deployment.spec, replica: 2 };
  assert.match(unknown([{ ...deployment, spec }]), /'"replica"' does not exist/);
});

/** A manifest as a value of its interface, in which TypeScript finds fields that do not exist. */
function typed(manifest) {
  const type = `import('${modelsOf(manifest)}').I${manifest.kind}`;
  return `(${JSON.stringify(manifest)}) satisfies ${type};`;
}

void test('servers and migrations run without rights, on a read-only root', () => {
  assert.equal(podTemplates.length, 4);
  for (const { spec } of podTemplates) {
    const pod = spec.template.spec;
    assert.equal(pod.automountServiceAccountToken, false);
    assert.equal(pod.securityContext.runAsNonRoot, true);
    assert.equal(pod.securityContext.runAsUser, 1000);
    for (const { securityContext } of pod.containers)
      assert.deepEqual(securityContext, {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    assert.ok(pod.volumes.some(({ name, emptyDir }) => name === 'tmp' && emptyDir));
  }
  const { services } = parse(read('docker-compose.yml'), { merge: true });
  for (const name of ['api-1', 'api-2', 'migrate'])
    assert.deepEqual(
      [services[name].read_only, services[name].cap_drop, services[name].tmpfs],
      [true, ['ALL'], ['/tmp']],
    );
});

void test('the migration runs as that of docker-compose.yml, before the servers', () => {
  const { entrypoint, command } = parse(read('docker-compose.yml'), { merge: true }).services
    .migrate;
  const jobs = podTemplates.filter(({ kind }) => kind === 'Job');
  for (const { metadata, spec } of jobs) {
    assert.equal(metadata.annotations['helm.sh/hook'], 'pre-install,pre-upgrade');
    assert.deepEqual(spec.template.spec.containers[0].command, [...entrypoint, ...command]);
  }
});

void test('all variables exist', () => {
  const known = read('.env.example');
  for (const { spec } of podTemplates)
    for (const { name } of spec.template.spec.containers[0].env)
      assert.match(known, new RegExp(`^${name}=`, 'm'));
});

void test('services, budgets, policies and monitors select what is there', () => {
  for (const manifests of Object.values(rendered)) {
    const labelled = (selector) =>
      manifests.filter(({ kind, metadata, spec }) => {
        const labels = kind === 'Service' ? metadata.labels : spec.template?.metadata.labels;
        return Object.entries(selector).every(([name, value]) => labels?.[name] === value);
      });
    const selected = (kind, found) => {
      for (const { spec } of manifests.filter((manifest) => manifest.kind === kind)) {
        const selector = spec.podSelector ?? spec.selector;
        const kinds = labelled(selector.matchLabels ?? selector).map((one) => one.kind);
        for (const expected of found)
          assert.ok(kinds.includes(expected), `${kind}: ${kinds.join()}`);
      }
    };
    selected('Service', ['Deployment']);
    selected('PodDisruptionBudget', ['Deployment']);
    selected('NetworkPolicy', ['Deployment', 'Job']);
    selected('ServiceMonitor', ['Service']);
  }
});

void test('what small leaves out is not there', () => {
  const small = new Set(rendered.small.map(({ kind }) => kind));
  const others = rendered.full.map(({ kind }) => kind).filter((kind) => !small.has(kind));
  assert.deepEqual(
    new Set(others),
    new Set(['HorizontalPodAutoscaler', 'PodDisruptionBudget', 'Ingress', 'ServiceMonitor']),
  );
});

void test('versions of chart and shop agree', () => {
  const { version } = JSON.parse(read('package.json'));
  assert.equal(parse(read('deploy/chart/Chart.yaml')).appVersion, version);
  for (const { spec } of podTemplates)
    assert.ok(spec.template.spec.containers[0].image.endsWith(`cieniomat:${version}`));
});

void test('the database of the example is sorted as that of docker-compose.yml, for the secret of the chart', () => {
  const cluster = manifestsIn(read(DATABASE)).find(({ kind }) => kind === 'Cluster');
  const { localeProvider, icuLocale } = cluster.spec.bootstrap.initdb;
  assert.equal(
    parse(read('docker-compose.yml')).services.postgres.environment.POSTGRES_INITDB_ARGS,
    `--locale-provider=${localeProvider} --icu-locale=${icuLocale}`,
  );
  const { database } = parse(read('deploy/chart/ci/small-values.yaml'));
  assert.equal(database.urlSecret.name, `${cluster.metadata.name}-app`);
});

const isValid = new Ajv({ strictTypes: false }).compile(
  JSON.parse(read('deploy/chart/values.schema.json')),
);
const defaults = parse(read('deploy/chart/values.yaml'));
const small = parse(read('deploy/chart/ci/small-values.yaml'));

void test('the values of the examples fit the schema of values', () => {
  for (const { values } of renderings) {
    const given = merged(defaults, parse(readFileSync(values, 'utf8')));
    assert.ok(isValid(given), JSON.stringify(isValid.errors));
  }
});

const refused = {
  'the defaults alone': null,
  'a misspelt value': { replica: 2 },
  'no address': { publicUrl: '' },
  'a path in the address': { publicUrl: 'https://shop.example/sklep' },
  'no secret of the database': { database: { urlSecret: { name: '' } } },
  'a variable that is no text': { config: { DEPOSIT_PERCENT: 40 } },
  'servers of one volume on several nodes': { replicas: 2 },
};
for (const [what, change] of Object.entries(refused))
  void test(`${what} does not fit the schema of values`, () => {
    assert.equal(isValid(change ? merged(merged(defaults, small), change) : defaults), false);
  });

void test('no secret fits into the values as plain text', () => {
  const secret = /^([A-Z0-9_]*(?:TOKEN|SECRET|KEY|PASSWORD|CRC|HEADERS)|DATABASE\w*URL)=/gm;
  const names = [...read('.env.example').matchAll(secret)].map(([, name]) => name);
  assert.ok(names.length > 9);
  for (const name of names)
    assert.equal(
      isValid(merged(merged(defaults, small), { config: { [name]: 'abc' } })),
      false,
      name,
    );
});

/** What the defaults become by changes, map by map, as Helm does it. */
function merged(from, changes) {
  const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = Object.entries(changes).map(([name, value]) => [
    name,
    isMap(value) && isMap(from[name]) ? merged(from[name], value) : value,
  ]);
  return { ...from, ...Object.fromEntries(entries) };
}
