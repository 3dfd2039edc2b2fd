/** A message of the catalogue, by its id or with values for its sentence. */
export type FieldMessage =
  string | { readonly id: string; readonly values?: Readonly<Record<string, string | number>> };

/** Returns the ids of a field's control, hint and error. */
export function fieldIds(formId: string, name: string) {
  const control = `${formId}-${name}`;
  return { control, hint: `${control}-hint`, error: `${control}-error` };
}

export interface NamedMessage {
  readonly name: string;
  readonly message: FieldMessage;
}

/**
 * Returns the fields in error with their messages, in the order of `errors`; those in lists have names like
 * `values[1]`.
 */
export function messagesOf(errors: object, within = ''): NamedMessage[] {
  const isList = Array.isArray(errors);
  return Object.entries(errors).flatMap(([key, found]: [string, unknown]) => {
    const name = isList ? `${within}[${key}]` : within ? `${within}.${key}` : key;
    if (isFieldMessage(found)) return [{ name, message: found }];
    return typeof found === 'object' && found !== null ? messagesOf(found, name) : [];
  });
}

function isFieldMessage(value: unknown): value is FieldMessage {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'id' in value);
}
