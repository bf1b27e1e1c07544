import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Returns a username or an e-mail without regard to case, in the words of their unique indexes. */
export const withoutCase = (text: RawBuilder<unknown>) => sql<string>`lower(${text} collate "und-x-icu")`;

/** Returns the condition that the column holds this username, without regard to case. */
export const isUsername = (column: string, username: string) =>
  sql<SqlBool>`${withoutCase(sql.ref(column))} = ${withoutCase(sql`${username}::text`)}`;
