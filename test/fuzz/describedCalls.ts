import type { FilterColumns } from '@contract/columnFilter';
import { api } from '@test/fixtures/api';

/** As much of a JSON schema as the description of the API uses. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  'x-sort-fields'?: string[];
  'x-filter-columns'?: FilterColumns;
}

export interface DescribedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** A call as the server itself describes it. */
export interface DescribedCall {
  method: string;
  /** With parameters as `{name}`. */
  path: string;
  parameters: DescribedParameter[];
  /** Of the first media type; undefined for a call without a body. */
  body?: { media: string; schema: Schema };
}

interface Operation {
  parameters?: DescribedParameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Returns every call in the description that the running server makes of itself. */
export async function describedCalls(): Promise<DescribedCall[]> {
  const { body } = await api().get<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json');
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const [media] = Object.entries(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        ...(media ? { body: { media: media[0], schema: media[1].schema } } : {}),
      };
    }),
  );
}
