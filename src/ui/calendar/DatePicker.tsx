import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import '../../i18n/texts/ui';
import { shortDates } from '../../i18n/shortDates';
import { utcMidnight } from '../../lib/calendar';
import { Icon } from '../marks/Icon';
import { Calendar, type CalendarProps } from './Calendar';
import styles from './DatePicker.module.css';

export interface DatePickerProps extends CalendarProps {
  readonly label: string;
  /** Id of the button, for a label that is shown. */
  readonly buttonId?: string | undefined;
  readonly describedBy?: string | undefined;
}

/** Shows a date as a button that opens a calendar in a native popover, which Escape and a press outside close. */
export function DatePicker({ label, buttonId, describedBy, onChange, onWeek, ...calendar }: DatePickerProps) {
  const intl = useIntl();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const anchor = `--date-${id.replaceAll(/[^\w-]/g, '')}`;
  const date = shortDates(intl, { timeZone: 'UTC' }).format(utcMidnight(calendar.value));

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
        id={buttonId}
        className={styles.date}
        type="button"
        popoverTarget={id}
        aria-describedby={describedBy}
        aria-label={intl.formatMessage({ id: 'ui.calendar.change' }, { label, date })}
        style={{ anchorName: anchor }}
      >
        {date}
        <Icon name="calendar" />
      </button>
      <div
        className={styles.panel}
        id={id}
        // The panel can have the focus, so that a press on its text keeps the focus inside and closing returns it to
        // the button.
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
