import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import '../../i18n/texts/ui';
import { utcMidnight } from '../../lib/calendar';
import { Icon } from '../Icon';
import { Calendar, type CalendarProps } from './Calendar';
import styles from './DatePicker.module.css';

export interface DatePickerProps extends CalendarProps {
  readonly label: string;
}

/** A date as a button that opens a calendar; the platform's popover closes it by Escape and by a press beside it. */
export function DatePicker({ label, onChange, onWeek, ...calendar }: DatePickerProps) {
  const intl = useIntl();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const anchor = `--date-${id.replaceAll(/[^\w-]/g, '')}`;
  const date = intl.formatDate(utcMidnight(calendar.value), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

  function toggled(isOpen: boolean) {
    setOpen(isOpen);
    if (isOpen) {
      requestAnimationFrame(() =>
        panel.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus(),
      );
    }
  }
  function thenClose<Value>(choose: (value: Value) => void) {
    return (value: Value) => {
      panel.current?.hidePopover();
      choose(value);
    };
  }

  return (
    <>
      <button
        className={styles.date}
        type="button"
        popoverTarget={id}
        aria-label={intl.formatMessage({ id: 'ui.calendar.change' }, { label, date })}
        style={{ anchorName: anchor }}
      >
        {date}
        <Icon name="calendar" />
      </button>
      <div
        className={styles.panel}
        id={id}
        // A press on its words must not take the focus out of it, or closing it would not give it back.
        tabIndex={-1}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={label}
        style={{ positionAnchor: anchor }}
        onToggle={(event) => toggled(event.newState === 'open')}
      >
        {open && (
          <Calendar {...calendar} onChange={thenClose(onChange)} onWeek={onWeek && thenClose(onWeek)} />
        )}
      </div>
    </>
  );
}
