import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

export const CHART = join(root, 'deploy/chart');
/** The name under which the chart is rendered. */
export const RELEASE = 'cieniomat';

/** Values of the chart whose manifests are committed: `name`, the `values` file, and the `file` that was rendered. */
export const renderings = ['small', 'full'].map((name) => ({
  name,
  values: join(CHART, 'ci', `${name}-values.yaml`),
  file: join(root, 'deploy/rendered', `${name}.yaml`),
}));

/**
 * The first line of a rendered file. It holds the SHA-256 of chart, values and manifests, so that a change of one of them
 * alone is found where there is no Helm.
 */
export function seal({ values }, manifests) {
  const hash = createHash('sha256');
  for (const file of chartFiles())
    hash.update(`${file}\0${readFileSync(join(CHART, file), 'utf8')}\0`);
  hash.update(readFileSync(values)).update(manifests);
  return `# Written by npm run chart. SHA-256: ${hash.digest('hex')}\n`;
}

/** The files of which manifests are made. */
function chartFiles() {
  const templates = readdirSync(join(CHART, 'templates')).map((name) => join('templates', name));
  return ['Chart.yaml', 'values.yaml', ...templates.sort()];
}
