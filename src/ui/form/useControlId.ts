import { fieldIds } from './field';
import { useFormId } from './Form';

/** Returns a function that gives the id of a field's control in the form around the caller. */
export function useControlId(): (name: string) => string {
  const form = useFormId();
  return (name) => fieldIds(form, name).control;
}
