import type { Day } from '../../lib/calendar';
import { DatePicker } from '../calendar/DatePicker';
import { fieldIds } from './field';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { useFormId } from './Form';
import { useFieldValue } from './useFormValues';

export interface DateFieldProps extends FieldTexts {
  readonly name: string;
  readonly label: string;
  /** First and last day that can be chosen. */
  readonly min: Day;
  readonly max: Day;
}

export function DateField({ name, min, max, ...texts }: DateFieldProps) {
  const ids = fieldIds(useFormId(), name);
  const { value, error, change } = useFieldValue<Day>(name);
  return (
    <FieldFrame ids={ids} error={error} {...texts}>
      <DatePicker
        label={texts.label}
        buttonId={ids.control}
        describedBy={error ? ids.error : ids.hint}
        value={value}
        min={min}
        max={max}
        onChange={change}
      />
    </FieldFrame>
  );
}
