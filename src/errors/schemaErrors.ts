import { ValidationError, type Schema } from 'yup';

/**
 * Returns the first text of what is wrong, by the path of its field such as `rows.2.points`; empty where the schema accepts the
 * form.
 */
export function schemaErrors(values: unknown, schema: Schema): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const fieldErrors: Record<string, string> = {};
    for (const { path = '', message } of error.inner) fieldErrors[path.replaceAll(/\[(\d+)\]/g, '.$1')] ??= message;
    return fieldErrors;
  }
}
