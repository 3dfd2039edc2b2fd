import { Combobox, type ComboboxProps } from './Combobox';
import { Select } from './Select';

/** From this number of options on, the choice can be searched (REQUIREMENTS 44). */
const typingFrom = 7;

export interface PickOneProps extends ComboboxProps {
  /** Text of the select while `value` is empty. */
  readonly placeholder?: string | undefined;
}

/**
 * Shows a choice of one: the browser's select for few options, a combobox from seven on. Where the choice can be cleared,
 * the select offers its placeholder for it.
 */
export function PickOne({ placeholder, ...props }: PickOneProps) {
  if (props.options.length >= typingFrom) return <Combobox {...props} />;
  const { label, options, value, onChange, onClear, id, invalid, describedBy } = props;
  const blank =
    placeholder !== undefined && (value === '' || onClear) ? [{ value: '', label: placeholder }] : [];
  const choose = (next: string) => (blank.length > 0 && next === '' ? onClear?.() : onChange(next));
  const select = { label, value, onChange: choose, id, invalid, describedBy };
  return <Select {...select} options={[...blank, ...options]} />;
}
