import { getIn, setIn } from 'formik';
import type { ObjectSchema } from 'yup';

/**
 * Returns the first message of each field in error, in the order of the schema and in the shape of the values. The form
 * library is not used for this, because it turns empty texts into missing ones before checking them.
 */
export async function problemsOf<Values extends object>(
  schema: ObjectSchema<Values> | undefined,
  values: Values,
): Promise<object> {
  if (!schema) return {};
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!isListOfProblems(error)) throw error;
    return error.inner.reduce<object>(
      (found, { path, errors }) => (getIn(found, path) === undefined ? setIn(found, path, errors[0]) : found),
      {},
    );
  }
}

interface Problems {
  readonly inner: readonly { readonly path: string; readonly errors: readonly unknown[] }[];
}

function isListOfProblems(error: unknown): error is Problems {
  return typeof error === 'object' && error !== null && 'inner' in error;
}
