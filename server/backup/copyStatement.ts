import pg from 'pg';
import type { SchemaTable } from './schemaTables';

const { escapeIdentifier } = pg;

/** Makes this session write values in one way only, whatever the server is set to, and lets it take its time. */
export const sessionSettings = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 3; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

/** Returns the statement that sends, or takes, all rows of the table. */
export function copyStatement({ name, columns }: SchemaTable, direction: 'to stdout' | 'from stdin'): string {
  return `copy ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')}) ${direction}`;
}
