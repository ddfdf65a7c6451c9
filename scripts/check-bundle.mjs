// Prints how much JavaScript the shop sends. Fails where the first page, the staff area, the 3D view, its refinement or
// the path tracer is too heavy, where a page contains code of antd, three or the path tracer, where the 3D view or its
// refinement contains code of the path tracer, or where any script contains the gallery of parts.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const CLIENT = join(import.meta.dirname, '../dist/web/client');
/** The entry, which every page loads. */
const ENTRY = 'index.html';
const FIRST_PAGE_LIMIT_KB = 182;
/** The module of the 3D view, which the configurator loads when idle. */
const SCENE = 'features/configurator/scene/scene-view.tsx';
const SCENE_LIMIT_KB = 165;
/** The garden around the product, for which the first frame of the 3D view waits; counted with the view. */
const GARDEN = 'features/configurator/scene/world/world.ts';
/** The refinement of the 3D view, which is loaded when its picture does not change, in addition to the 3D view. */
const REFINEMENT = 'features/configurator/scene/refined/refinement.ts';
const REFINEMENT_LIMIT_KB = 8;
/** The path tracer, which is loaded when a path-traced still is requested, in addition to the 3D view. */
const TRACER = 'features/configurator/scene/traced/take-traced-picture.ts';
const TRACER_LIMIT_KB = 70;
/** The page that shows the 3D view; chunks that both the page and the view load are counted only for the page. */
const SCENE_PAGE = 'features/configurator/configurator-page.tsx';
const FIRST_PAGE = 'features/home/home-page.tsx';
/** The modules of the staff area's first screen; the other screens load on demand. */
const STAFF = [
  'app/staff-area-page.tsx',
  'admin/shell/admin-app.tsx',
  'admin/dashboard/dashboard-page.tsx',
];
const STAFF_LIMIT_KB = 456;
const PATH_TRACER = /\bbvhIntersectFirstHit\b/;
/** A string of the gallery of parts, which is for development only. */
const GALLERY = /\b_ui\/admin\b/;
/** Patterns of strings that only the code of antd, of three and of the path tracer contains. */
const FOREIGN = [
  ['antd', /\banticon\b/],
  ['three', /\bWebGLRenderer\b/],
  ['the path tracer', PATH_TRACER],
];

/** @type {Record<string, { file: string, src?: string, imports?: string[], dynamicImports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
const entry = chunksOf(ENTRY);
const pages = Object.keys(manifest).filter(
  (key) => key.endsWith('-page.tsx') && !key.startsWith('admin/'),
);
const staffSize = sizeOfFiles(new Set([...entry, ...STAFF.flatMap((key) => [...chunksOf(key)])]));
const sceneSize = sizeBeside(SCENE, SCENE_PAGE) + sizeBeside(GARDEN, SCENE);
const refinementSize = sizeBeside(REFINEMENT, GARDEN, SCENE, SCENE_PAGE);
const tracerSize = sizeBeside(TRACER, GARDEN, SCENE, SCENE_PAGE);
const failures = [
  ...pages.flatMap((page) => checkContent(page)),
  ...checkContent(ENTRY),
  ...(sizeWith(FIRST_PAGE) > FIRST_PAGE_LIMIT_KB
    ? [
        `the first page weighs ${sizeWith(FIRST_PAGE).toFixed(1)} kB, the limit is ${FIRST_PAGE_LIMIT_KB} kB`,
      ]
    : []),
  ...(staffSize > STAFF_LIMIT_KB
    ? [
        `the staff area's first screen weighs ${staffSize.toFixed(1)} kB, the limit is ${STAFF_LIMIT_KB} kB`,
      ]
    : []),
  ...(sceneSize > SCENE_LIMIT_KB
    ? [`the 3D view weighs ${sceneSize.toFixed(1)} kB, the limit is ${SCENE_LIMIT_KB} kB`]
    : []),
  ...(refinementSize > REFINEMENT_LIMIT_KB
    ? [
        `the refinement weighs ${refinementSize.toFixed(1)} kB, the limit is ${REFINEMENT_LIMIT_KB} kB`,
      ]
    : []),
  ...(tracerSize > TRACER_LIMIT_KB
    ? [`the path tracer weighs ${tracerSize.toFixed(1)} kB, the limit is ${TRACER_LIMIT_KB} kB`]
    : []),
  ...[SCENE, GARDEN, REFINEMENT].flatMap((key) =>
    checkContent(key, [['the path tracer', PATH_TRACER]]),
  ),
  ...scripts()
    .filter((name) => GALLERY.test(readFileSync(join(CLIENT, 'assets', name), 'utf8')))
    .map((name) => `${name} contains the gallery of parts`),
];

console.log(
  `gzip kB of JavaScript, entry included (limit of the first page: ${FIRST_PAGE_LIMIT_KB})`,
);
for (const page of pages.toSorted((a, b) => sizeWith(b) - sizeWith(a))) {
  console.log(`${sizeWith(page).toFixed(1).padStart(7)}  ${page}`);
}
console.log(
  `${sceneSize.toFixed(1).padStart(7)}  ${SCENE} with the garden (when idle, beside its page; limit: ${SCENE_LIMIT_KB})`,
);
console.log(
  `${refinementSize.toFixed(1).padStart(7)}  ${REFINEMENT} (when nothing changes, beside both; limit: ${REFINEMENT_LIMIT_KB})`,
);
console.log(
  `${tracerSize.toFixed(1).padStart(7)}  ${TRACER} (on demand, beside both; limit: ${TRACER_LIMIT_KB})`,
);
console.log(
  `${staffSize.toFixed(1).padStart(7)}  the staff area's first screen (limit: ${STAFF_LIMIT_KB})`,
);
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** The names of all scripts of the build. */
function scripts() {
  return readdirSync(join(CLIENT, 'assets')).filter((name) => name.endsWith('.js'));
}

/** The files that a module loads through static imports, itself included. */
function chunksOf(key, chunks = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build's manifest`);
  if (!chunks.has(chunk.file)) {
    chunks.add(chunk.file);
    for (const imported of chunk.imports ?? []) chunksOf(imported, chunks);
  }
  return chunks;
}

/** The size of a page together with what every page loads, in kB after gzip. */
function sizeWith(key) {
  return sizeOfFiles(new Set([...entry, ...chunksOf(key)]));
}

/** The size that a chunk adds to the entry and to already loaded chunks, in kB after gzip. */
function sizeBeside(key, ...loaded) {
  const there = new Set([...entry, ...loaded.flatMap((chunk) => [...chunksOf(chunk)])]);
  return sizeOfFiles([...chunksOf(key)].filter((file) => !there.has(file)));
}

function sizeOfFiles(files) {
  let bytes = 0;
  for (const file of files) {
    if (file.endsWith('.js')) bytes += gzipSync(readFileSync(join(CLIENT, file))).length;
  }
  return bytes / 1000;
}

function checkContent(key, foreign = FOREIGN) {
  return [...chunksOf(key)].flatMap((file) => {
    const code = readFileSync(join(CLIENT, file), 'utf8');
    return foreign
      .filter(([, mark]) => mark.test(code))
      .map(([name]) => `${file} (of ${key}) holds code of ${name}`);
  });
}
