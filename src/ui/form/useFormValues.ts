import { getIn, useField, useFormikContext } from 'formik';
import { messagesOf, type FieldMessage } from './field';

/** Returns the values of the form around the caller. */
export function useFormValues<Values extends object>(): Values {
  return useFormikContext<Values>().values;
}

/** Returns the names of the fields that show an error now. */
export function useShownErrors(): string[] {
  const { errors, touched } = useFormikContext();
  return messagesOf(errors).flatMap(({ name }) => (getIn(touched, name) === true ? [name] : []));
}

/** Returns the value of a field that is not typed into one control, and a function that changes it. */
export function useFieldValue<Value>(name: string) {
  const [{ value }, meta, { setValue }] = useField<Value>(name);
  const error: FieldMessage | undefined =
    meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  return {
    value,
    error,
    change: (next: Value) => void setValue(next),
  };
}
