import { getIn, useFormikContext } from 'formik';
import { useCallback, type FocusEvent } from 'react';
import type { FieldMessage } from './field';
import { useAfterPress } from './press';

/**
 * Returns text fields of a long list, which hear nothing of the form themselves, so that a key draws one of them: their
 * owner reads the form, and hands each one its value and error. The handlers stay the same.
 */
export function useRows() {
  const { errors, touched, handleChange, handleBlur } = useFormikContext<object>();
  const afterPress = useAfterPress();
  const onBlur = useCallback(
    (event: FocusEvent) => afterPress(() => handleBlur(event)),
    [afterPress, handleBlur],
  );
  function errorOf(name: string): FieldMessage | undefined {
    return getIn(touched, name) === true ? (getIn(errors, name) as FieldMessage | undefined) : undefined;
  }
  return { errorOf, onChange: handleChange, onBlur };
}
