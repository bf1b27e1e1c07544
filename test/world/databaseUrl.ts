import { fromSetup } from './environment';

/** Returns the address of the running server's own database, for another server over it. */
export function databaseUrl(): string {
  const { host, port, user, database, password } = JSON.parse(fromSetup('TEST_DATABASE')) as Record<string, string>;
  const login = [user ?? '', ...(password === undefined ? [] : [password])].map(encodeURIComponent).join(':');
  return `postgresql://${login}@localhost:${port ?? ''}/${database ?? ''}?host=${encodeURIComponent(host ?? '')}`;
}
