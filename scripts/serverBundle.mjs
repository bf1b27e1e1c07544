import { build } from 'esbuild';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Bundles these programs of the server into a folder, our own files only: packages stay where npm has put them. Returns what
 * esbuild says of it.
 */
export async function bundleServer(entryPoints, outdir, define = {}) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    define,
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
  });
  await cp(path.join(root, 'server/db/migrations'), path.join(outdir, 'migrations'), { recursive: true });
  return metafile;
}
