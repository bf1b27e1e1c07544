// Joins the files of each package that tests in jsdom load into one, and prints the folder with a file for each name that
// they are imported by: every file of tests loads some 1,000 of them anew, and finding them takes longer than running them.
// It is made once for each state of what it is made from.
import { build } from 'esbuild';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';

/** They need files of their own beside them, or run elsewhere. */
const apart = /^(node:|playwright-core|@axe-core\/|@node-rs\/|sharp|fastify|kysely|webpack|workbox-)/;
const ours = /^(\.|@\/|@(contract|server|test)\/)/;
const imported = /^(?:import|export) (?!type )[^;]*? from '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gm;

/** What the compiler writes, and what packages that stay apart would load a second time. */
const always = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/test-utils'];

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Instantiates the files of packages: what the module system of Node does, without looking for anything. */
const loader = `
const loaded = new Map();
module.exports = function load(chunk, file) {
  const known = loaded.get(file);
  if (known !== undefined) return known.exports;
  const [edges, run] = require(chunk)[file];
  const requireHere = (name) => (name in edges ? load(...edges[name]) : require(name));
  // React finds Node's timers by the module's own.
  const module = { exports: {}, id: file, loaded: false, require: requireHere };
  loaded.set(file, module);
  run.call(module.exports, module, module.exports, requireHere);
  module.loaded = true;
  return module.exports;
};
`;

const names = namesInUse();
const hash = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .update(names.join());
const cache = path.join(root, 'node_modules/.cache/test-packages');
const folder = path.join(cache, hash.digest('hex').slice(0, 16));

/** Returns the names of packages, or of parts of them, that our sources import. */
function namesInUse() {
  const found = new Set(always);
  for (const room of ['src', 'contract', 'test']) {
    for (const file of readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /^(flows|release)\//.test(file)) continue;
      for (const [, from, bare, lazy] of readFileSync(path.join(root, room, file), 'utf8').matchAll(imported)) {
        const name = from ?? bare ?? lazy;
        if (!ours.test(name) && !apart.test(name) && !builtinModules.includes(name)) found.add(name);
      }
    }
  }
  return [...found].sort();
}

/** Writes all of it into a folder of its own first: several runs may begin at the same time, and others still read theirs. */
async function make() {
  mkdirSync(cache, { recursive: true });
  for (const other of readdirSync(cache).map((name) => path.join(cache, name))) {
    if (Date.now() - statSync(other).mtimeMs > KEPT_MS) rmSync(other, { recursive: true, force: true });
  }
  const making = path.join(cache, `making-${randomBytes(6).toString('hex')}`);
  mkdirSync(making, { recursive: true });
  const { inputs, entries } = await filesOf(names);
  const files = Object.keys(inputs);
  for (const chunk of new Set(files.map(chunkOf))) {
    const parts = files.filter((file) => chunkOf(file) === chunk).map((file) => part(file, inputs[file]));
    writeFileSync(path.join(making, chunk), `module.exports = {\n${parts.join(',\n')}\n};\n`);
  }
  writeFileSync(path.join(making, 'load.js'), loader);
  for (const name of names) {
    const file = path.join(making, 'names', `${name}.js`);
    mkdirSync(path.dirname(file), { recursive: true });
    const load = path.relative(path.dirname(file), path.join(making, 'load.js'));
    writeFileSync(file, `module.exports = require('${load}')(...${JSON.stringify(edgeTo(entries[name]))});\n`);
  }
  writeFileSync(path.join(making, 'names.json'), JSON.stringify(names));
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Returns all files that are loaded by these names, with what each imports, as jest resolves it in the browser's tests. */
async function filesOf(wanted) {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: wanted.map((name) => `require('${name}');`).join('\n'), resolveDir: root, sourcefile: 'all' },
    metafile: true,
    write: false,
    bundle: true,
    format: 'cjs',
    target: 'node20',
    // The files that are required, and none that are only for browsers, Node or bundlers.
    platform: 'neutral',
    mainFields: ['main'],
    conditions: ['default'],
    external: [...builtinModules, 'node:*', 'pg-native'],
    logLevel: 'error',
  });
  const { all, ...inputs } = metafile.inputs;
  const modern = Object.keys(inputs).filter((file) => inputs[file].format === 'esm');
  if (modern.length > 0) throw new Error(`These files cannot be required: ${modern.join(', ')}`);
  return { inputs, entries: Object.fromEntries(all.imports.map(({ original, path: file }) => [original, file])) };
}

function part(file, { imports }) {
  const text = unwatched(readFileSync(path.join(root, file), 'utf8'));
  const inside = imports.filter(({ external }) => !external);
  const edges = Object.fromEntries(inside.map(({ original, path: target }) => [original, edgeTo(target)]));
  const body = file.endsWith('.json') ? `module.exports = ${text}` : text;
  return `${JSON.stringify(file)}: [${JSON.stringify(edges)}, function (module, exports, require) {\n${body}\n}]`;
}

/** Returns the text without what React's development build does for its own tools: a stack of each element, times of each component. */
function unwatched(text) {
  return text
    .replaceAll('1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++', 'false')
    .replace(/supportsUserTiming =(?=\s)/, 'supportsUserTiming = false &&');
}

const edgeTo = (file) => [`./${chunkOf(file)}`, file];

/** Returns the name of the file with all of a package. */
function chunkOf(file) {
  const [, of] = /^node_modules\/((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(file);
  return `${of.replaceAll('/', '+')}.js`;
}

if (!existsSync(folder)) await make();
console.log(folder);
