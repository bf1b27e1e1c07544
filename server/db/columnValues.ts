import pg from 'pg';

const { builtins, getTypeParser } = pg.types;
const readInstant = getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date;

const ownReaders = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, (text) => readInstant(text).toISOString()],
]);

/** How column values reach the code: dates as `YYYY-MM-DD`, instants as ISO 8601 in UTC, int8 and numeric as numbers. */
export const columnValues: pg.CustomTypesConfig = {
  getTypeParser(oid: Parameters<typeof getTypeParser>[0], format?: 'text' | 'binary'): unknown {
    return ownReaders.get(oid) ?? getTypeParser(oid, format ?? 'text');
  },
};
