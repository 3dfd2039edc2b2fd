import { fieldIds } from './field';
import { useFormId } from './Form';

/** Within a form: returns the id of the control that a field of this name has. */
export function useControlId(): (name: string) => string {
  const form = useFormId();
  return (name) => fieldIds(form, name).control;
}
