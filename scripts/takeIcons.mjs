// node scripts/takeIcons.mjs: makes the icons of Material UI that src imports part of src/ui/icons, and takes those away that nothing
// imports any more. A new one is imported as '@mui/icons-material/Add' first; this rewrites the import.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './run.mjs';

const library = path.join(root, 'node_modules/@mui/icons-material');
const icons = path.join(root, 'src/ui/icons');
const IMPORT = /^import (\w+) from '@mui\/icons-material\/(\w+)';\n/gm;
const TAKEN = /from '(?:@\/ui|\.{1,2})\/icons\/(\w+)'/g;

/** Returns the file of an icon: what the library's own file draws, made in the same way. */
function iconFile(name) {
  const [, drawn] = /createSvgIcon\((.*), '\w+'\);?\s*$/s.exec(readFileSync(path.join(library, `${name}.mjs`), 'utf8'));
  const elements = [...drawn.matchAll(/_jsx\("(\w+)", (\{.*?\})(?:, "\w+")?\)/gs)].map(([, element, props]) => {
    const attributes = [...props.matchAll(/(\w+): "([^"]*)"/g)].map(([, key, value]) => ` ${key}="${value}"`);
    return `<${element}${attributes.join('')} />`;
  });
  const children = elements.length === 1 ? elements[0] : `<>${elements.join('')}</>`;
  return `import { createSvgIcon } from '@mui/material/SvgIcon';\n\nexport default createSvgIcon(${children}, '${name}');\n`;
}

async function formatted(file, text) {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/** Returns the source with its icons imported from our own folder, where the imports of that folder stand. */
function withOwnImports(file, source) {
  const within = path.relative(path.dirname(file), path.join(root, 'src/ui'));
  const isOfUi = !path.relative(path.join(root, 'src/ui'), file).startsWith('..');
  const folder = isOfUi ? `${within === '' ? '.' : within}/icons` : '@/ui/icons';
  const taken = [...source.matchAll(IMPORT)].map(([, as, name]) => ({ as, from: `${folder}/${name}` }));
  return taken.reduce(inserted, source.replaceAll(IMPORT, ''));
}

/** Libraries come first, then other rooms, then what is near; each by name. */
function rank(from) {
  const group = from.startsWith('..')
    ? 3
    : from.startsWith('.')
      ? 4
      : from.startsWith('@/')
        ? 1
        : /^@(contract|test|server)\//.test(from)
          ? 2
          : 0;
  return `${group} ${from}`;
}

function inserted(source, { as, from }) {
  const imports = [...source.matchAll(/^import [^;]*?from '([^']+)';\n/gms)];
  const next = imports.find(([, other]) => rank(other) > rank(from));
  const last = imports.at(-1);
  const at = next ? next.index : last ? last.index + last[0].length : 0;
  return `${source.slice(0, at)}import ${as} from '${from}';\n${source.slice(at)}`;
}

const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('ui/icons/'))
  .map((file) => path.join(root, 'src', file));
const used = new Set();
for (const file of files) {
  const before = readFileSync(file, 'utf8');
  const after = withOwnImports(file, before);
  if (after !== before) writeFileSync(file, after);
  for (const [, name] of after.matchAll(TAKEN)) used.add(name);
}
mkdirSync(icons, { recursive: true });
for (const name of used) {
  const file = path.join(icons, `${name}.tsx`);
  if (!existsSync(file)) writeFileSync(file, await formatted(file, iconFile(name)));
}
for (const file of readdirSync(icons)) {
  if (file.endsWith('.tsx') && !used.has(file.slice(0, -'.tsx'.length))) rmSync(path.join(icons, file));
}
writeFileSync(path.join(icons, 'LICENSE'), readFileSync(path.join(library, 'LICENSE')));
console.log(`${used.size} icons in src/ui/icons`);
