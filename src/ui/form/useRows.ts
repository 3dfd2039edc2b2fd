import { getIn, useFormikContext } from 'formik';
import { useCallback, type FocusEvent } from 'react';
import type { FieldMessage } from './field';
import { useAfterPress } from './press';

/**
 * Returns a function that gives props to a text field of a long list. Such fields do not read the form, so that a key
 * renders one of them: the list reads the form and passes value and error on. Handlers stay the same.
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
