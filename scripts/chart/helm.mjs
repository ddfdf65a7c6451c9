import { execFileSync, spawnSync } from 'node:child_process';
import { CHART, RELEASE } from './rendered.mjs';

/** Whether this machine has Helm. */
export function findHelm() {
  return spawnSync('helm', ['version']).status === 0;
}

/** The manifests that Helm makes of the chart with a file of values. */
export function helmTemplate({ values }) {
  return execFileSync('helm', ['template', RELEASE, CHART, '--values', values], {
    encoding: 'utf8',
  });
}
