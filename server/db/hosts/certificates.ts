import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { systemCode } from '@server/cannotStart';

/** What the address of a PostgreSQL may name, and what Node calls it. */
const parts = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key' } as const;

/** Returns what is wrong with the files that the address of a PostgreSQL names for TLS; null when all can be used. */
export function certificateProblem(address: string): string | null {
  const named = new URLSearchParams(address.split('?')[1] ?? '');
  for (const [parameter, part] of Object.entries(parts)) {
    const file = named.get(parameter);
    if (!file) continue;
    try {
      const content = readFileSync(file, 'utf8');
      createSecureContext({ [part]: content });
      if (!content.includes('-----BEGIN')) return `names a ${parameter} that is no PEM file: ${file}`;
    } catch (error) {
      return `names a ${parameter} that cannot be used: ${file} (${systemCode(error)})`;
    }
  }
  return null;
}
