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
  answerCompiler: FastifySerializerCompiler<FastifySchema>;
}

/** Returns checks that change nothing: no coercion, no defaults, no dropped fields; an unknown field is an error both ways. */
export function schemaCheck(): SchemaCheck {
  let checker: Checker | undefined;
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
    inputRefusal: (errors, part) =>
      new Refusal(
        'bad-input',
        `The ${partNames[part] ?? part} does not have the form that the API description names.`,
        {
          errors: fieldErrors(errors),
        },
      ),
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

const partNames: Partial<Record<string, string>> = { params: 'path', querystring: 'query', body: 'body' };
