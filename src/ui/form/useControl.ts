import { useField } from 'formik';
import type { ChangeEvent, FocusEvent } from 'react';
import { classes } from '../classes';
import { fieldIds, type FieldMessage } from './field';
import { useFormId, useQuietWhileTyping } from './Form';
import { useAfterPress } from './press';

/** Returns what a control needs: value, handlers, ids, and its error once the field was left or the form was sent. */
export function useControl<Value>(name: string, hasHint: boolean, hintBeside?: string) {
  const [input, meta, { setTouched }] = useField<Value>(name);
  const quiet = useQuietWhileTyping();
  const afterPress = useAfterPress();
  const onBlur = (event: FocusEvent) => afterPress(() => input.onBlur(event));
  const onChange = (event: ChangeEvent) => {
    if (quiet && meta.touched) void setTouched(false, false);
    input.onChange(event);
  };
  const ids = fieldIds(useFormId(), name);
  const error: FieldMessage | undefined = meta.touched ? meta.error : undefined;
  const describedBy = classes(hintBeside, hasHint && ids.hint, error && ids.error);
  return {
    ids,
    error,
    input: { ...input, onBlur, onChange },
    aria: { id: ids.control, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy },
  };
}
