import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePageCapsule } from '../../src/app/capsule/exporting/pageCapsule';
import type { AppStore } from '../../src/app/makeStore';
import type { Capsule } from '../../src/capsule/capsuleFile';

/**
 * Returns the capsule of what happened; with REMAKE_CAPSULES=1 it takes the place of `test/capsules/NAME.json`. Throws when
 * it cannot be made.
 */
export function exportCapsule(name: string, store: AppStore): Capsule {
  const result = makePageCapsule(store.getState());
  if ('failure' in result) throw new Error('The capsule cannot be made', { cause: result.failure });
  const { capsule } = result.made;
  if (process.env['REMAKE_CAPSULES'] === '1') {
    const file = path.resolve(__dirname, '../capsules', `${name}.json`);
    writeFileSync(file, `${JSON.stringify(capsule, null, 1)}\n`);
  }
  return capsule;
}
