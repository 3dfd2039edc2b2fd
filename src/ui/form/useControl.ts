import { useField } from 'formik';
import type { FocusEvent } from 'react';
import { classes } from '../classes';
import { fieldIds, type FieldMessage } from './field';
import { useFormId } from './Form';
import { useAfterPress } from './press';

/** What a control needs of the form: value, handlers, ids, and its error once it was visited or sent. */
export function useControl<Value>(name: string, hasHint: boolean) {
  const [input, meta] = useField<Value>(name);
  const afterPress = useAfterPress();
  const onBlur = (event: FocusEvent) => afterPress(() => input.onBlur(event));
  const ids = fieldIds(useFormId(), name);
  const error: FieldMessage | undefined = meta.touched ? meta.error : undefined;
  const describedBy = classes(hasHint && ids.hint, error && ids.error) || undefined;
  return {
    ids,
    error,
    input: { ...input, onBlur },
    aria: { id: ids.control, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy },
  };
}
