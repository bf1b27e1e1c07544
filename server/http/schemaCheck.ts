import type { FastifySchema, FastifySerializerCompiler, FastifyServerOptions } from 'fastify';
import { Refusal } from '../../contract/refusals';
import { fieldErrors } from './fieldErrors';
import { formats } from './formats';
import { addListKeywords, type Checker } from './listKeywords';

type CheckerOptions = NonNullable<FastifyServerOptions['ajv']>;

/** The strict checking of what comes in and what goes out, by one and the same schema checker. */
export interface SchemaCheck {
  checkerOptions: CheckerOptions;
  inputRefusal: NonNullable<FastifyServerOptions['schemaErrorFormatter']>;
  /** Throws the `bad-input` of a body by the first fault in it, if there is one. */
  refuseFirstFault: (schema: object, body: unknown) => void;
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
    refuseFirstFault(schema, body) {
      const check = stoppingChecks.get(schema) ?? stoppingCheck(schema);
      stoppingChecks.set(schema, check);
      if (!check(body)) throw refusalOf(check.errors ?? [], 'body');
    },
    answerCompiler: ({ schema, url }) => {
      if (checker === undefined) throw new Error(`The route ${url} was registered before there was a schema checker`);
      const isAnswer = checker.compile(schema);
      return (answer: unknown) => {
        if (isAnswer(answer)) return JSON.stringify(answer);
        const where = fieldErrors(isAnswer.errors ?? []).map(({ path, reason }) => `${path || '/'} ${reason}`);
        throw new Error(`The answer of ${url} does not match its schema: ${where.join(', ')}`);
      };
    },
  };
}

function refusalOf(errors: Parameters<typeof fieldErrors>[0], part: string): Refusal {
  const message = `The ${partNames[part] ?? part} does not have the form that the API description names.`;
  return new Refusal('bad-input', message, { errors: fieldErrors(errors) });
}

const partNames: Partial<Record<string, string>> = { params: 'path', querystring: 'query', body: 'body' };
