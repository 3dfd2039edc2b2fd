import { useId, useRef, useState, type KeyboardEvent, useLayoutEffect, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  earlier,
  firstOf,
  isoWeekOf,
  later,
  moved,
  utcMidnight,
  weeksOf,
  type Day,
} from '../../lib/calendar';
import { Button } from '../actions/Button';
import { afterKey } from './afterKey';
import '../../i18n/texts/ui';
import styles from './Calendar.module.css';

export interface CalendarProps {
  readonly value: Day;
  /** First and last day that can be chosen. */
  readonly min: Day;
  readonly max: Day;
  readonly onChange: (day: Day) => void;
  /** Called with the Monday when a week is chosen by its number. Without it, numbers are only shown. */
  readonly onWeek?: ((monday: Day) => void) | undefined;
  /** True if a button "Today" chooses the last day. */
  readonly today?: boolean | undefined;
}

/**
 * Shows a month in ISO weeks with their numbers (ARIA's grid pattern): arrows move by days, Page Up and Page Down by
 * months.
 */
export function Calendar({ value, min, max, onChange, onWeek, today }: CalendarProps) {
  const intl = useIntl();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(() => later(min, earlier(value, max)));
  const moveFocus = useFocusAfterMove(grid, focused);
  const weeks = weeksOf(focused);
  const month = firstOf('month', focused);
  const written = (day: Day, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(utcMidnight(day), { ...options, timeZone: 'UTC' });

  function show(day: Day) {
    setFocused(later(min, earlier(day, max)));
  }
  function pressed(event: KeyboardEvent) {
    const next = afterKey(event, focused);
    if (!next) return;
    event.preventDefault();
    moveFocus();
    show(next);
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Button look="quiet" iconOnly icon="left" onClick={() => show(moved(focused, -1, 'month'))}>
          <FormattedMessage id="ui.calendar.previousMonth" />
        </Button>
        <p id={titleId} aria-live="polite">
          {written(month, { month: 'long', year: 'numeric' })}
        </p>
        <Button look="quiet" iconOnly icon="right" onClick={() => show(moved(focused, 1, 'month'))}>
          <FormattedMessage id="ui.calendar.nextMonth" />
        </Button>
      </div>
      <table className={styles.grid} role="grid" aria-labelledby={titleId} ref={grid} onKeyDown={pressed}>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={intl.formatMessage({ id: 'ui.calendar.week' })}>
                <FormattedMessage id="ui.calendar.weekShort" />
              </abbr>
            </th>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                <abbr title={written(day, { weekday: 'long' })}>{written(day, { weekday: 'short' })}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(([monday = focused, ...others]) => (
            <tr key={monday}>
              <th scope="row" className={styles.week}>
                {onWeek && monday <= max && (others.at(-1) ?? monday) >= min ? (
                  <button
                    type="button"
                    tabIndex={firstOf('week', focused) === monday ? 0 : -1}
                    aria-label={intl.formatMessage(
                      { id: 'ui.calendar.chooseWeek' },
                      { week: isoWeekOf(monday).week },
                    )}
                    onClick={() => onWeek(monday)}
                  >
                    {isoWeekOf(monday).week}
                  </button>
                ) : (
                  isoWeekOf(monday).week
                )}
              </th>
              {[monday, ...others].map((day) => (
                <td key={day} role="gridcell" aria-selected={day === value}>
                  <button
                    type="button"
                    data-day={day}
                    data-beside={firstOf('month', day) !== month || undefined}
                    tabIndex={day === focused ? 0 : -1}
                    disabled={day < min || day > max}
                    aria-label={written(day, { dateStyle: 'full' })}
                    onClick={() => onChange(day)}
                  >
                    {Number(day.slice(-2))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {today && (
        <Button small onClick={() => onChange(max)}>
          <FormattedMessage id="ui.calendar.today" />
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to a day that a key chose, once that day is rendered. Call the returned function when a key moves. */
function useFocusAfterMove(grid: RefObject<HTMLElement | null>, day: Day): () => void {
  const moving = useRef(false);
  useLayoutEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [grid, day]);
  return () => {
    moving.current = true;
  };
}
