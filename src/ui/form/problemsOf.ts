import type { ObjectSchema } from 'yup';

/**
 * The first message of each field in error, by name. Not left to the form library: it would turn empty texts into
 * missing ones before they are checked.
 */
export async function problemsOf<Values extends object>(
  schema: ObjectSchema<Values> | undefined,
  values: Values,
): Promise<Record<string, unknown>> {
  if (!schema) return {};
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!isListOfProblems(error)) throw error;
    return Object.fromEntries(error.inner.map(({ path, errors }) => [path, errors[0]]).reverse());
  }
}

interface Problems {
  readonly inner: readonly { readonly path: string; readonly errors: readonly unknown[] }[];
}

function isListOfProblems(error: unknown): error is Problems {
  return typeof error === 'object' && error !== null && 'inner' in error;
}
