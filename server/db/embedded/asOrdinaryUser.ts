import { execFile } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { CannotStart } from '../../cannotStart';

const run = promisify(execFile);
const NOBODY = 65_534;

export interface OrdinaryUser {
  /** Returns program and arguments as they must be spawned. */
  command(program: string, args: readonly string[]): { program: string; args: string[] };
  /** Gives a folder made by this process to the user who will run PostgreSQL. */
  own(folder: string): Promise<void>;
}

/**
 * Returns how to run PostgreSQL over this folder as somebody else than root, which it refuses. In a user namespace
 * root keeps its files under another number; where that is forbidden or the folder belongs to somebody, it runs as
 * its owner or as nobody, allowed past private folders above. Throws `CannotStart` when root can do neither.
 */
export async function asOrdinaryUser(folder: string, postgres: string): Promise<OrdinaryUser> {
  if (process.getuid?.() !== 0) return direct;
  const { uid: owner } = await stat(folder);
  if (owner === 0 && (await succeeds(inNamespace, folder, postgres))) return inNamespace;
  const other = asUser(owner === 0 ? NOBODY : owner);
  if (await succeeds(other, folder, postgres)) {
    await other.own(folder);
    return other;
  }
  throw new CannotStart(
    'PostgreSQL does not run as root, and this system allows root neither user namespaces nor setpriv. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

const direct: OrdinaryUser = {
  command: (program, args) => ({ program, args: [...args] }),
  own: () => Promise.resolve(),
};

const inNamespace: OrdinaryUser = {
  command: (program, args) => ({
    program: 'unshare',
    // Somebody whom every system knows by name: PostgreSQL looks that up when it makes a data directory.
    args: ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, program, ...args],
  }),
  own: () => Promise.resolve(),
};

function asUser(id: number): OrdinaryUser {
  const identity = [`--reuid=${id}`, `--regid=${id}`, '--clear-groups'];
  const pastPrivateFolders = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return {
    command: (program, args) => ({ program: 'setpriv', args: [...identity, ...pastPrivateFolders, program, ...args] }),
    own: (folder) => chown(folder, id, id),
  };
}

/** Returns whether that user can enter the folder and run the program: the ways up to them may be closed. */
async function succeeds(user: OrdinaryUser, folder: string, postgres: string): Promise<boolean> {
  const { program, args } = user.command('sh', ['-c', 'cd "$0" && exec "$1" --version', folder, postgres]);
  return run(program, args).then(
    () => true,
    () => false,
  );
}
