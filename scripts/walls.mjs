// The linter's rules about imports, generated from the list of rooms.
import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { CONTAINERS, HOUSE, NAMES, PACKAGES, PROGRAMS, TESTS } from './rooms.mjs';

const SOURCE = /\.(tsx?|mjs)$/;

/** Each room with the rooms that it may import. */
const allowed = new Map();
place(HOUSE, []);
for (const program of Object.keys(PROGRAMS)) allowed.set(program, []);
for (const [program, may] of Object.entries(PROGRAMS)) allowed.set(program, may.flatMap(roomsIn));

/** Each folder of sources with its room. */
const folders = new Map(
  ['api', 'bench', 'e2e', 'engine', 'scripts', 'tools', 'web']
    .flatMap(foldersBelow)
    .filter((folder) => !TESTS.some((tests) => isIn(folder, tests)))
    .map((folder) => [folder, roomOf(folder)]),
);

/**
 * The part of the linter's configuration that says which room may import which. Throws where the list does not match
 * the folders.
 */
export function walls() {
  const missing = [...allowed.keys()].filter((path) => !existsSync(path));
  if (missing.length > 0)
    throw new Error(`scripts/rooms.mjs lists what is not there: ${missing.join(', ')}`);
  return [
    ...[...folders].map(([folder, room]) => wall({ files: `${folder}/*`, folder, room })),
    ...[...allowed.keys()]
      .filter(isFile)
      .map((file) => wall({ files: file, folder: posix.dirname(file), room: file })),
    ...['api', 'engine', 'web'].map(wallOfTests),
  ];
}

function place(spec, below) {
  if (typeof spec === 'string') return void allowed.set(spec, below);
  spec.rooms.forEach((room, index) => {
    const beside = {
      order: spec.rooms.slice(index + 1),
      together: spec.rooms.toSpliced(index, 1),
      apart: [],
    }[spec.kind];
    place(room, [...below, ...beside.flatMap(namesIn)]);
  });
}

function namesIn(spec) {
  return typeof spec === 'string' ? [spec] : spec.rooms.flatMap(namesIn);
}

function isIn(path, room) {
  return path === room || path.startsWith(`${room}/`);
}

function isFile(room) {
  return SOURCE.test(room);
}

function roomsIn(path) {
  return [...allowed.keys()].filter((room) => isIn(room, path));
}

function foldersBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) => foldersBelow(`${folder}/${name}`));
  const hasSources = entries.some((entry) => entry.isFile() && SOURCE.test(entry.name));
  return hasSources ? [folder, ...below] : below;
}

function roomOf(folder) {
  for (let room = folder; room !== '.'; room = posix.dirname(room)) {
    if (allowed.has(room) && (room === folder || !CONTAINERS.includes(room))) return room;
  }
  throw new Error(`The folder ${folder} is in no room: add it to scripts/rooms.mjs`);
}

/** The linter's override that forbids `files`, which lie in `folder`, to import what their room may not. */
function wall({ files, folder, room }) {
  const open = new Set([room, ...allowed.get(room)]);
  const closed = [
    ...[...folders].filter(([, other]) => !open.has(other)).map(([path]) => `${path}/[^/]+`),
    ...[...allowed.keys()].filter((other) => isFile(other) && !open.has(other)),
  ];
  const message = `${room} is not above this room in scripts/rooms.mjs`;
  const patterns = [
    { regex: `^(${closed.map((path) => specifier(folder, path)).join('|')})(\\.js)?$`, message },
    ...only(PACKAGES, room),
  ];
  return restriction([files], patterns, only(NAMES, room));
}

/** A regular expression for how a file of this folder imports a path: the engine's by `#engine`, except within it. */
function specifier(folder, path) {
  if (isIn(path, 'engine') && !isIn(folder, 'engine'))
    return `#${path.replace(SOURCE, '')}`.replaceAll('.', '\\.');
  const relative = posix.relative(folder, path.replace(SOURCE, ''));
  return (relative.startsWith('.') ? relative : `./${relative}`).replaceAll('.', '\\.');
}

function only(restrictions, room) {
  return restrictions.filter(({ rooms }) => rooms.test(room)).map(({ what }) => what);
}

/**
 * Tests may import everything, such as the engine; of api, web, e2e and bench only the part to which they belong.
 */
function wallOfTests(house) {
  const others = ['api', 'web', 'e2e', 'bench'].filter((other) => other !== house);
  const regex = `^(\\.\\./)+(${others.join('|')})/`;
  const shared = TESTS.filter((folder) => isIn(folder, house)).map((folder) => `${folder}/**`);
  return restriction(
    [`${house}/**/*.test.{ts,tsx}`, ...shared],
    [{ regex, message: `tests of ${house} import no other house` }],
  );
}

function restriction(files, patterns, paths = []) {
  return { files, rules: { 'no-restricted-imports': ['error', { paths, patterns }] } };
}
