/** A validation message: an id of the catalogue, with the values that its sentence needs. */
export type FieldMessage =
  string | { readonly id: string; readonly values?: Readonly<Record<string, string | number>> };

/** Returns ids of a field's control, hint and error, from the id of its form. */
export function fieldIds(formId: string, name: string) {
  const control = `${formId}-${name}`;
  return { control, hint: `${control}-hint`, error: `${control}-error` };
}

export interface NamedMessage {
  readonly name: string;
  readonly message: FieldMessage;
}

/** Returns the fields in error, in the order of the form library's answer; those in lists by names like `values[1]`. */
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
