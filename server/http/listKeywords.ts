import type { FastifyServerOptions } from 'fastify';
import {
  columnFilterFault,
  MOST_COLUMN_FILTERS,
  type FilterColumns,
  type FilterFault,
} from '../../contract/columnFilter';
import { sortingFault } from '../../contract/sorting';

/** The strict schema checker, as Fastify makes it. */
export type Checker = Parameters<NonNullable<NonNullable<FastifyServerOptions['ajv']>['onCreate']>>[0];

interface Fault extends FilterFault {
  /** Behind the path of the parameter. */
  path: string;
}

/** Adds the keywords with which contract schemas say by what a list can be filtered and sorted. */
export function addListKeywords(checker: Checker): void {
  add(checker, 'x-sort-fields', (fields: readonly string[], sort) => {
    const fault = typeof sort === 'string' ? sortingFault(sort, fields) : null;
    return fault === null ? [] : [{ ...fault, path: '' }];
  });
  add(checker, 'x-filter-columns', (columns: FilterColumns, where) => {
    if (!Array.isArray(where)) return faultsOf(where, columns, '');
    if (where.length > MOST_COLUMN_FILTERS) {
      return [{ path: '', reason: 'too-many-items', allowed: `limit ${MOST_COLUMN_FILTERS}` }];
    }
    return where.flatMap((filter, index) => faultsOf(filter, columns, `/${index}`));
  });
}

function faultsOf(filter: unknown, columns: FilterColumns, path: string): Fault[] {
  const fault = typeof filter === 'string' ? columnFilterFault(filter, columns) : null;
  return fault === null ? [] : [{ ...fault, path }];
}

function add<Listed>(checker: Checker, keyword: string, faults: (listed: Listed, value: unknown) => Fault[]): void {
  const validate = (listed: Listed, value: unknown, _parent: unknown, place?: { instancePath: string }) => {
    const found = faults(listed, value);
    validate.errors = found.map(({ path, ...params }) => ({
      keyword,
      params,
      instancePath: `${place?.instancePath ?? ''}${path}`,
    }));
    return found.length === 0;
  };
  validate.errors = [] as object[];
  checker.addKeyword({ keyword, errors: true, validate });
}
