import { Combobox, type ComboboxProps } from './Combobox';
import { Select } from './Select';

/** A list of this many options or more can be typed into (REQUIREMENTS 44). */
const typingFrom = 7;

export interface PickOneProps extends ComboboxProps {
  /** Shown in a platform's select while nothing is chosen; nothing is chosen where the value is empty. */
  readonly placeholder?: string | undefined;
}

/** A choice of one: the platform's select while there are few options, one that is typed in from seven on. */
export function PickOne({ placeholder, ...props }: PickOneProps) {
  if (props.options.length >= typingFrom) return <Combobox {...props} />;
  const { label, options, value, onChange, id, invalid, describedBy } = props;
  const blank = placeholder !== undefined && value === '' ? [{ value: '', label: placeholder }] : [];
  const select = { label, value, onChange, id, invalid, describedBy };
  return <Select {...select} options={[...blank, ...options]} />;
}
