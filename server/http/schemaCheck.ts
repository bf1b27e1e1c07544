import type { FastifySchema, FastifySerializerCompiler, FastifyServerOptions } from 'fastify';
import { columnFilterError, type FilterColumns, type FilterError, MOST_COLUMN_FILTERS } from '@contract/columnFilter';
import { Refusal } from '@contract/problem';
import { sortingError } from '@contract/sorting';
import { fieldErrors } from './fieldErrors';
import { formats } from './formats';

type CheckerOptions = NonNullable<FastifyServerOptions['ajv']>;

/** The strict checking of what comes in and what goes out, by one and the same schema checker. */
export interface SchemaCheck {
  checkerOptions: CheckerOptions;
  inputRefusal: NonNullable<FastifyServerOptions['schemaErrorFormatter']>;
  /** Throws the `bad-input` of a body by the first schema error in it, if there is one. */
  refuseFirstFieldError: (schema: object, body: unknown) => void;
  answerCompiler: FastifySerializerCompiler<FastifySchema>;
}

/** Returns checks that change nothing: no coercion, no defaults, no dropped fields; an unknown field is an error both ways. */
export function schemaCheck(): SchemaCheck {
  let checker: Checker | undefined;
  const stoppingChecks = new Map<object, ReturnType<Checker['compile']>>();

  /** Ajv looks whether it is to find all errors when it compiles, and keeps what it has compiled by the schema object. */
  function stoppingCheck(schema: object): ReturnType<Checker['compile']> {
    if (checker === undefined) throw new Error('There is no schema checker before the first route');
    checker.opts.allErrors = false;
    try {
      return checker.compile({ ...schema });
    } finally {
      checker.opts.allErrors = true;
    }
  }

  return {
    checkerOptions: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        verbose: true,
        // 18.4 is no exact multiple of 0.1 in binary.
        multipleOfPrecision: 6,
      },
      onCreate: (created) => {
        checker = created;
        for (const [name, isOfFormat] of Object.entries(formats)) created.addFormat(name, isOfFormat);
        addListKeywords(created);
        // Only described, never checked: bytes do not pass through the checker.
        created.addFormat('binary', true);
      },
    },
    inputRefusal: refusalOf,
    refuseFirstFieldError(schema, body) {
      const check = stoppingChecks.get(schema) ?? stoppingCheck(schema);
      stoppingChecks.set(schema, check);
      if (!check(body)) throw refusalOf(check.errors ?? [], 'body');
    },
    answerCompiler: ({ schema, url }) => {
      if (checker === undefined) throw new Error(`The route ${url} was registered before there was a schema checker`);
      const answerChecker = checker;
      let isAnswer: ReturnType<Checker['compile']> | undefined;
      // An answer that several requests share is checked and written once; no answer is changed after it was given.
      const written = new WeakMap<object, string>();
      return (answer: unknown) => {
        const known = isObject(answer) ? written.get(answer) : undefined;
        if (known !== undefined) return known;
        // Compiled when it is first needed: for all answers that takes longer than the whole start without it.
        isAnswer ??= answerChecker.compile(schema);
        if (isAnswer(answer)) {
          const text = JSON.stringify(answer);
          if (isObject(answer)) written.set(answer, text);
          return text;
        }
        const where = fieldErrors(isAnswer.errors ?? []).map(({ path, reason }) => `${path || '/'} ${reason}`);
        throw new Error(`The answer of ${url} does not match its schema: ${where.join(', ')}`);
      };
    },
  };
}

const isObject = (answer: unknown): answer is object => typeof answer === 'object' && answer !== null;

function refusalOf(errors: Parameters<typeof fieldErrors>[0], part: string): Refusal {
  const message = `The ${partNames[part] ?? part} does not have the form that the API description names.`;
  return new Refusal('bad-input', message, { errors: fieldErrors(errors) });
}

const partNames: Partial<Record<string, string>> = { params: 'path', querystring: 'query', body: 'body' };

/** The strict schema checker, as Fastify makes it. */
export type Checker = Parameters<NonNullable<NonNullable<FastifyServerOptions['ajv']>['onCreate']>>[0];

interface FieldError extends FilterError {
  /** Behind the path of the parameter. */
  path: string;
}

/** Adds the keywords with which contract schemas say by what a list can be filtered and sorted. */
export function addListKeywords(checker: Checker): void {
  add(checker, 'x-sort-fields', (fields: readonly string[], sort) => {
    const fieldError = typeof sort === 'string' ? sortingError(sort, fields) : null;
    return fieldError === null ? [] : [{ ...fieldError, path: '' }];
  });
  add(checker, 'x-filter-columns', (columns: FilterColumns, where) => {
    if (!Array.isArray(where)) return fieldErrorsIn(where, columns, '');
    if (where.length > MOST_COLUMN_FILTERS) {
      return [{ path: '', reason: 'too-many-items', allowed: `limit ${MOST_COLUMN_FILTERS}` }];
    }
    return where.flatMap((filter, index) => fieldErrorsIn(filter, columns, `/${index}`));
  });
}

function fieldErrorsIn(filter: unknown, columns: FilterColumns, path: string): FieldError[] {
  const fieldError = typeof filter === 'string' ? columnFilterError(filter, columns) : null;
  return fieldError === null ? [] : [{ ...fieldError, path }];
}

function add<Listed>(
  checker: Checker,
  keyword: string,
  errorsIn: (listed: Listed, value: unknown) => FieldError[],
): void {
  const validate = (listed: Listed, value: unknown, _parent: unknown, location?: { instancePath: string }) => {
    const found = errorsIn(listed, value);
    validate.errors = found.map(({ path, ...params }) => ({
      keyword,
      params,
      instancePath: `${location?.instancePath ?? ''}${path}`,
    }));
    return found.length === 0;
  };
  validate.errors = [] as object[];
  checker.addKeyword({ keyword, errors: true, validate });
}
