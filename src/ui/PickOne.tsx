import { Combobox, type ComboboxProps } from './Combobox';
import { Select } from './Select';

/** From this number of options on, the choice can be searched (REQUIREMENTS 44). */
const typingFrom = 7;

export interface PickOneProps extends ComboboxProps {
  /** Text of the select while `value` is empty. */
  readonly placeholder?: string | undefined;
}

/** Shows a choice of one: the browser's select for few options, a combobox from seven on. */
export function PickOne({ placeholder, ...props }: PickOneProps) {
  if (props.options.length >= typingFrom) return <Combobox {...props} />;
  const { label, options, value, onChange, id, invalid, describedBy } = props;
  const blank = placeholder !== undefined && value === '' ? [{ value: '', label: placeholder }] : [];
  const select = { label, value, onChange, id, invalid, describedBy };
  return <Select {...select} options={[...blank, ...options]} />;
}
