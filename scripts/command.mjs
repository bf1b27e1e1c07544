// node scripts/command.mjs NAME [arguments]: runs a command of the operator as it is built, after building what has changed.
import { pathToFileURL } from 'node:url';
import { entryPoints, readyBundle } from './built.mjs';
import { root } from './run.mjs';

const [name = '', ...args] = process.argv.slice(2);

try {
  if (!Object.hasOwn(entryPoints, name)) throw new Error(`Name one of ${Object.keys(entryPoints).join(', ')}`);
  const bundle = await readyBundle(name);
  // npm itself names the folder in which a command was typed.
  process.env.INIT_CWD ??= process.cwd();
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, bundle, ...args];
  await import(pathToFileURL(bundle).href);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
