import type { Database } from './db/database';
import { hasMembers, makeFirstAdmin } from './firstAdmin';

/** Fills an empty database with the demo, whose code is loaded only here. Returns its accounts as a table. */
export async function demoGreeting(db: Database): Promise<string> {
  const [{ fillDemo }, { demoAccounts }] = await Promise.all([import('./demo/fillDemo'), import('./demo/accounts')]);
  await fillDemo(db);
  const accounts = demoAccounts.map(({ username, password, email, who }) => [username, password, email, who]);
  return `\nDemo accounts:\n${asTable([['username', 'password', 'e-mail', ''], ...accounts])}\n`;
}

/** Makes the first admin if there is nobody yet. Returns what the operator must know, an empty text if nothing. */
export async function operatorGreeting(db: Database, adminEmail: string | null): Promise<string> {
  const admin = adminEmail === null ? null : await makeFirstAdmin(db, adminEmail);
  if (admin !== null) {
    return `The first admin is ${admin.username} (${admin.email}); this password is shown only once: ${admin.password}`;
  }
  if (await hasMembers(db)) return '';
  return 'Nobody can sign in yet: set ADMIN_EMAIL and start again to make the first admin.';
}

function asTable(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}
