import { checkBackup } from './checkBackup';
import { loadBackup, type Loaded, type LoadWishes } from './loadBackup';
import { alone, type Place } from './reach';

/**
 * Checks the whole file and then loads it into the database at this place. All sign-ins end. Throws
 * `CannotStart`, having changed nothing, when the file is bad, the database is not empty or a server holds it.
 */
export async function restore(place: Place, file: string, wishes: LoadWishes): Promise<Loaded> {
  await checkBackup(file, wishes.folder);
  return alone(place, (address) => loadBackup(address, file, wishes));
}
