import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rights, type Right } from '../contract/rights';
import { listRoutes } from '../server/app';

interface Card {
  path: string;
  right: Right;
}

/** Returns the screens of the web app, read at run time: the server's sources are not checked together with the browser's. */
async function screens(): Promise<readonly Card[]> {
  const file = path.resolve(import.meta.dirname, '../src/app/cards.ts');
  const loaded = (await import(pathToFileURL(file).href)) as {
    cards?: readonly Card[];
    default?: { cards: readonly Card[] };
  };
  return loaded.cards ?? loaded.default?.cards ?? [];
}

function line(method: string, place: string, right: Right): string {
  const entitled = rights[right];
  const who = typeof entitled === 'string' ? entitled : entitled.join(', ').toLowerCase();
  return `  ${method.padEnd(7)}${place.padEnd(78)}${right.padEnd(20)}${who}`;
}

async function print(): Promise<void> {
  console.log('Server');
  for (const route of listRoutes()) console.log(line(route.method, route.path, route.right));
  console.log('\nBrowser');
  console.log(line('', '/public/login', 'app.open'));
  for (const card of await screens()) console.log(line('', `/private/${card.path}`, card.right));
}

void print();
