import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { root } from './run.mjs';

const dist = path.join(root, 'dist');

/** Returns the names of the packages that what esbuild has bundled imports, by the metafile of that build. */
export function importedPackages({ outputs }) {
  const imported = Object.values(outputs).flatMap(({ imports }) => imports);
  const modules = imported.filter(({ path: module, external }) => external && !isBuiltin(module));
  return [...new Set(modules.map(({ path: module }) => /^(?:@[^/]+\/)?[^/]+/.exec(module)[0]))].sort();
}

/**
 * Writes a package.json with a lockfile into `dist`, of these packages and what may be left out on some systems: of all that is
 * locked only what the built server needs, so that it can be installed without what builds and tests it.
 */
export function writeServerPackages(names) {
  const { dependencies, optionalDependencies, ...described } = readJson('package.json');
  const { version, license, engines, overrides } = described;
  // Another one than the whole has: tools take two packages of one name for a mistake.
  const name = `${described.name}-server`;
  const needed = Object.fromEntries(names.map((one) => [one, dependencies[one]]));
  const missing = names.filter((one) => needed[one] === undefined);
  if (missing.length > 0) throw new Error(`The server imports what is no dependency: ${missing.join(', ')}`);
  const ofServer = { name, version, license, engines, dependencies: needed, optionalDependencies };
  const { packages, lockfileVersion, requires } = readJson('package-lock.json');
  const folders = lockedFolders(packages, [...names, ...Object.keys(optionalDependencies)]);
  const locked = Object.fromEntries(folders.map((folder) => [folder, packages[folder]]));
  writeJson('package.json', { ...ofServer, private: true, overrides: overridesOf(overrides, folders) });
  writeJson('package-lock.json', { name, version, lockfileVersion, requires, packages: { '': ofServer, ...locked } });
}

/** Returns the folders of the packages that the built server needs, on whatever system. */
export function serverPackageFolders() {
  const { packages } = JSON.parse(readFileSync(path.join(dist, 'package-lock.json'), 'utf8'));
  return Object.keys(packages).filter((folder) => folder !== '');
}

/** Returns the folders of these packages and of all that they depend on, sorted. */
function lockedFolders(packages, names) {
  const folders = new Set();
  const take = (name, within) => {
    const folder = folderOf(packages, name, within);
    if (folder === null || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = packages[folder];
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) take(one, folder);
    for (const one of Object.keys(peerDependencies ?? {})) if (!peerDependenciesMeta[one]?.optional) take(one, folder);
  };
  for (const name of names) take(name, '');
  return [...folders].sort();
}

/** Returns where Node finds the package from this folder: there or further up. */
function folderOf(packages, name, within) {
  const folder = path.posix.join(within, 'node_modules', name);
  if (folder in packages) return folder;
  if (within === '') return null;
  return folderOf(packages, name, within.slice(0, Math.max(0, within.lastIndexOf('/node_modules/'))));
}

const isLocked = (folders, name) => folders.some((folder) => folder.endsWith(`node_modules/${name}`));

function overridesOf(overrides, folders) {
  return Object.fromEntries(Object.entries(overrides).filter(([name]) => isLocked(folders, name)));
}

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const writeJson = (file, value) => writeFileSync(path.join(dist, file), `${JSON.stringify(value, null, 2)}\n`);
