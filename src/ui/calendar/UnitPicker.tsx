import { useIntl } from 'react-intl';
import '../../i18n/texts/ui';
import {
  dayOf,
  earlier,
  firstOf,
  later,
  monthOf,
  quarterOf,
  utcMidnight,
  yearOf,
  type Day,
} from '../../lib/calendar';
import { Select } from '../fields/Select';
import styles from './UnitPicker.module.css';

export interface UnitPickerProps {
  readonly unit: 'month' | 'quarter' | 'year';
  /** Name of the group: "From", "To" or "Period". Each select has a name of its own. */
  readonly label: string;
  /** Any day of the chosen unit. */
  readonly value: Day;
  readonly min: Day;
  readonly max: Day;
  /** Called with the first day of the unit, or with `min` if that is later. */
  readonly onChange: (day: Day) => void;
}

/** Chooses a month, quarter or year by native selects, which offer only units between `min` and `max`. */
export function UnitPicker({ unit, label, value, min, max, onChange }: UnitPickerProps) {
  const intl = useIntl();
  const year = yearOf(value);
  const years = range(yearOf(min), yearOf(max)).reverse();
  const starts = startsOf(unit, year).filter((day) => day <= max && day >= firstOf(unit, min));
  const choose = (day: Day) => onChange(later(min, earlier(day, max)));
  const nameOf = (day: Day) =>
    unit === 'quarter'
      ? intl.formatMessage({ id: 'ui.calendar.quarterShort' }, { quarter: quarterOf(day) })
      : intl.formatDate(utcMidnight(day), { month: 'short', timeZone: 'UTC' });

  return (
    <div className={styles.picker} role="group" aria-label={label}>
      {unit !== 'year' && (
        <Select
          hideLabel
          label={
            <Named
              label={label}
              part={intl.formatMessage({
                id: unit === 'month' ? 'ui.calendar.month' : 'ui.calendar.quarter',
              })}
            />
          }
          value={firstOf(unit, value)}
          options={starts.map((day) => ({ value: day, label: nameOf(day) }))}
          onChange={choose}
        />
      )}
      <Select
        hideLabel
        label={<Named label={label} part={intl.formatMessage({ id: 'ui.calendar.year' })} />}
        value={String(year)}
        options={years.map((number) => ({ value: String(number), label: String(number) }))}
        onChange={(chosen) =>
          choose(dayOf(Number(chosen), unit === 'year' ? 1 : monthOf(firstOf(unit, value))))
        }
      />
    </div>
  );
}

function Named({ label, part }: { readonly label: string; readonly part: string }) {
  return (
    <>
      <span className="visually-hidden">{label}: </span>
      {part}
    </>
  );
}

function startsOf(unit: 'month' | 'quarter' | 'year', year: number): readonly Day[] {
  if (unit === 'year') return [dayOf(year, 1)];
  return (unit === 'quarter' ? [1, 4, 7, 10] : range(1, 12)).map((month) => dayOf(year, month));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
