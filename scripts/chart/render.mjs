// Renders the chart with each file of values in deploy/chart/ci: npm run chart
// By Helm or, where there is none, by Go with the packages that helm-template.go names.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../project.mjs';
import { findHelm, helmTemplate } from './helm.mjs';
import { CHART, RELEASE, renderings, seal } from './rendered.mjs';

const render = findHelm() ? helmTemplate : goTemplate;
for (const rendering of renderings) {
  const manifests = render(rendering);
  mkdirSync(dirname(rendering.file), { recursive: true });
  writeFileSync(rendering.file, seal(rendering, manifests) + manifests);
  console.log(`Wrote ${relative(root, rendering.file)}`);
}

function goTemplate({ values }) {
  const program = join(import.meta.dirname, 'helm-template.go');
  const env = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode' };
  return execFileSync('go', ['run', program, CHART, values, RELEASE], { env, encoding: 'utf8' });
}
