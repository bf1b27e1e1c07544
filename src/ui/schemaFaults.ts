import { ValidationError, type Schema } from 'yup';

/** Returns the text of what is wrong, by the path of its field such as `rows.2.points`; empty where the schema accepts the form. */
export function schemaFaults(values: unknown, schema: Schema): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const faults = error.inner.map(({ path = '', message }) => [path.replaceAll(/\[(\d+)\]/g, '.$1'), message]);
    return Object.fromEntries(faults) as Record<string, string>;
  }
}
