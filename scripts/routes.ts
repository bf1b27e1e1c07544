import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rights, type Right } from '@contract/rights';
import { listRoutes } from '@server/app';

interface FeatureRoute {
  path: string;
  right: Right;
}

/**
 * Returns a list of the web app's pages, read at run time: the server's sources are not checked together with the
 * browser's.
 */
async function listed<Page>(name: string): Promise<readonly Page[]> {
  const file = path.resolve(import.meta.dirname, `../src/app/${name}.ts`);
  type Lists = Record<string, readonly Page[] | undefined>;
  const loaded = (await import(pathToFileURL(file).href)) as Lists & { default?: Lists };
  const pages = loaded[name] ?? loaded.default?.[name];
  if (!pages) throw new Error(`src/app/${name}.ts has no list ${name}`);
  return pages;
}

function line(method: string, address: string, right: Right): string {
  const entitled = rights[right];
  const who = typeof entitled === 'string' ? entitled : entitled.join(', ').toLowerCase();
  return `  ${method.padEnd(7)}${address.padEnd(78)}${right.padEnd(20)}${who}`;
}

async function print(): Promise<void> {
  console.log('Server');
  for (const route of listRoutes()) console.log(line(route.method, route.path, route.right));
  console.log('\nBrowser');
  for (const page of await listed<{ path: string }>('publicPages')) console.log(line('', page.path, 'app.open'));
  for (const route of await listed<FeatureRoute>('featureRoutes'))
    console.log(line('', `/private/${route.path}`, route.right));
}

void print();
