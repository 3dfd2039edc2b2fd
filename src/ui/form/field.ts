/** A validation message: an id of the catalogue, with the values that its sentence needs. */
export type FieldMessage =
  string | { readonly id: string; readonly values?: Readonly<Record<string, string | number>> };

/** Ids of a field's control, hint and error, from the id of its form. */
export function fieldIds(formId: string, name: string) {
  const control = `${formId}-${name}`;
  return { control, hint: `${control}-hint`, error: `${control}-error` };
}

export interface NamedMessage {
  readonly name: string;
  readonly message: FieldMessage;
}

/** The fields in error, in the order of the form library's answer. */
export function messagesOf(errors: object): NamedMessage[] {
  return Object.entries(errors).flatMap(([name, message]: [string, unknown]) =>
    isFieldMessage(message) ? [{ name, message }] : [],
  );
}

function isFieldMessage(value: unknown): value is FieldMessage {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'id' in value);
}
