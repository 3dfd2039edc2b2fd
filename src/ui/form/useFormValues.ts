import { getIn, useField, useFormikContext } from 'formik';
import { messagesOf, type FieldMessage } from './field';

/** Returns what stands in the form now; for parts that show what the choices make. */
export function useFormValues<Values extends object>(): Values {
  return useFormikContext<Values>().values;
}

/** Returns names of the fields that show an error now. */
export function useShownErrors(): string[] {
  const { errors, touched } = useFormikContext();
  return messagesOf(errors).flatMap(({ name }) => (getIn(touched, name) === true ? [name] : []));
}

/** A value that is not typed into one control: a list, or what is chosen elsewhere. */
export function useFieldValue<Value>(name: string) {
  const [{ value }, meta, { setValue, setTouched }] = useField<Value>(name);
  const error: FieldMessage | undefined =
    meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  return {
    value,
    error,
    change: (next: Value) => void setValue(next),
    touch: () => void setTouched(true, false),
  };
}
