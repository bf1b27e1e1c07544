import { hash } from '@node-rs/argon2';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { makeDataDirectory } from '../test/dataDirectory';
import { startApp } from './startUp';

export interface SeededApp {
  url: string;
  admin: { email: string; password: string };
  stop(): Promise<void>;
}

/** Serves the built app over as many clubs and members as wished, with an admin among them who can sign in. */
export async function serveSeeded(size: { clubs: number; members: number }): Promise<SeededApp> {
  const place = await makeDataDirectory();
  const admin = { email: 'pro-1@example.org', password: randomBytes(16).toString('hex') };
  try {
    await seed(place.dataDir, size);
    const app = await startApp(place.dataDir, {
      args: ['--serve'],
      env: { TOKEN_SECRET: randomBytes(32).toString('hex'), LOG_LEVEL: 'warn', DATABASE_URL: '' },
    });
    const hashed = await hash(admin.password);
    await place.query(
      `update members set roles = '{ADMIN,APPROVED,PLAYER}', password_hash = '${hashed}' where email = '${admin.email}'`,
    );
    // What the database does by itself some minutes after so many rows were written.
    await place.query('vacuum analyze');
    return {
      url: app.url,
      admin,
      async stop() {
        await app.stop();
        await place.remove();
      },
    };
  } catch (error) {
    await place.remove();
    throw error;
  }
}

async function seed(dataDir: string, { clubs, members }: { clubs: number; members: number }): Promise<void> {
  const size = ['--clubs', `${clubs}`, '--members', `${members}`, '--trainings', '0'];
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/seed/main.ts', ...size], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`the seed ended with ${String(child.exitCode)}`);
}
