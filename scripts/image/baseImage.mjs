import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

const linkedToUsr = ['bin', 'sbin', 'lib', 'lib64'];
const NODE_USER = 1000;
const EXTRA_CERTIFICATES = '/etc/ssl/extra.pem';

/**
 * Fills a folder with what an image of Node on a slim Debian has: the essential packages of this Debian, and this version of
 * Node from npm. Returns the environment that belongs to it. Throws where this is no Debian or npm has no such Node.
 */
export function fillBaseFolder(folder, nodeVersion) {
  for (const name of linkedToUsr) {
    mkdirSync(path.join(folder, 'usr', name), { recursive: true });
    symlinkSync(`usr/${name}`, path.join(folder, name));
  }
  copyFiles(essentialFiles(), folder);
  for (const directory of ['tmp', 'root', 'home/node', 'var/tmp', 'proc', 'sys', 'dev', 'run'])
    mkdirSync(path.join(folder, directory), { recursive: true });
  for (const directory of ['tmp', 'var/tmp']) chmodSync(path.join(folder, directory), 0o1777);
  for (const name of ['passwd', 'group'])
    copyFileSync(path.join(folder, `usr/share/base-passwd/${name}.master`), path.join(folder, 'etc', name));
  appendFileSync(path.join(folder, 'etc/passwd'), `node:x:${NODE_USER}:${NODE_USER}::/home/node:/bin/bash\n`);
  appendFileSync(path.join(folder, 'etc/group'), `node:x:${NODE_USER}:\n`);
  copyNode(folder, nodeVersion);
  return { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...copyCertificates(folder) };
}

/** Returns the files of the essential packages, with all that these depend on. */
function essentialFiles() {
  const format = '${Package}\t${Essential}\t${Pre-Depends}, ${Depends}\t${Provides}\n';
  const listed = output('dpkg-query', '--show', `--showformat=${format}`).trim().split('\n');
  const packages = new Map();
  const providers = new Map();
  for (const [name, essential, needs = '', provided = ''] of listed.map((line) => line.split('\t'))) {
    packages.set(name, { isEssential: essential === 'yes', needs });
    for (const virtual of provided.split(',')) providers.set(bareName(virtual), name);
  }
  const included = new Set();
  function include(wanted) {
    const name = packages.has(wanted) ? wanted : providers.get(wanted);
    if (name === undefined || included.has(name)) return;
    included.add(name);
    for (const need of packages.get(name).needs.split(',')) {
      const choices = need.split('|').map(bareName);
      include(choices.find((choice) => packages.has(choice) || providers.has(choice)));
    }
  }
  for (const [name, { isEssential }] of packages) if (isEssential) include(name);
  include('libstdc++6');
  return output('dpkg-query', '--listfiles', ...included)
    .split('\n')
    .filter((file) => file.startsWith('/') && file !== '/.' && !/^\/usr\/share\/(doc|man|locale|info)\//.test(file))
    .concat('/bin/sh');
}

function bareName(relation) {
  return relation.trim().split(/[\s:(]/)[0];
}

function copyFiles(files, folder) {
  const list = [...new Set(files.filter((file) => existsSync(path.dirname(file))).map(belowRealFolder))].sort();
  const tar = ['--directory=/', '--no-recursion', '--ignore-failed-read', '--create', '--files-from=-'];
  const archive = execFileSync('tar', tar, {
    input: list.join('\n'),
    maxBuffer: 1e9,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  execFileSync('tar', [`--directory=${folder}`, '--extract'], { input: archive, stdio: ['pipe', 'ignore', 'inherit'] });
}

/** A system whose /bin is a link lists files below both names. */
function belowRealFolder(file) {
  return path.join(realpathSync(path.dirname(file)), path.basename(file)).slice(1);
}

function copyNode(folder, version) {
  const local = path.join(folder, 'usr/local');
  const options = ['--prefix', path.join(folder, 'tmp/node'), '--no-audit', '--no-fund', '--loglevel=error'];
  const name = `node-linux-${process.arch}`;
  output('npm', 'install', '--fetch-retries=5', ...options, `${name}@${version}`);
  mkdirSync(path.join(local, 'bin'), { recursive: true });
  cpSync(path.join(folder, `tmp/node/node_modules/${name}/bin/node`), path.join(local, 'bin/node'));
  rmSync(path.join(folder, 'tmp/node'), { recursive: true });
  const npm = path.join(output('npm', 'root', '--global').trim(), 'npm');
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'));
}

/** Returns what makes Node trust whom this machine trusts. */
function copyCertificates(folder) {
  const extra = process.env.NODE_EXTRA_CA_CERTS;
  if (!extra) return {};
  mkdirSync(path.join(folder, path.dirname(EXTRA_CERTIFICATES)), { recursive: true });
  copyFileSync(extra, path.join(folder, EXTRA_CERTIFICATES));
  return { NODE_EXTRA_CA_CERTS: EXTRA_CERTIFICATES };
}

function output(program, ...args) {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });
}
