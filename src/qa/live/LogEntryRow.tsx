import { memo, useState } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import type { LogEntry } from '../../contracts/domain/qa/qaChannel';
import { Button } from '../../ui/actions/Button';
import { eventName } from './eventName';
import { Json } from './Json';
import type { LiveStore } from './LiveStore';
import styles from './Live.module.css';

interface LogEntryRowProps {
  readonly entry: LogEntry;
  readonly position: number;
  readonly current: boolean;
  readonly store: LiveStore;
}

/** Shows a row of the log. Memoised, so that new entries do not render old rows again. */
export const LogEntryRow = memo(function LogEntryRow({
  entry: { at, machine, event, state, kind },
  position,
  current,
  store,
}: LogEntryRowProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { type, ...payload } = event;
  const carries = Object.keys(payload).length > 0;
  return (
    <li>
      <button
        type="button"
        className={styles.event}
        aria-current={current ? 'step' : undefined}
        onClick={() => store.stopAt(position)}
      >
        <span className={styles.what}>
          {kind === 'transition' ? (
            <code>{eventName(type)}</code>
          ) : (
            <FormattedMessage id={`qa.live.kind.${kind}`} />
          )}
        </span>
        <time>
          <FormattedTime
            value={at}
            hour="2-digit"
            minute="2-digit"
            second="2-digit"
            fractionalSecondDigits={3}
            hour12={false}
          />
        </time>
        <span className={styles.where}>
          <code>{machine}</code> → <code>{state}</code>
        </span>
      </button>
      {carries && (
        <Button small look="quiet" expanded={open} onClick={() => setOpen(!open)}>
          <FormattedMessage id="qa.live.payload" />
        </Button>
      )}
      {open && <Json value={payload} label={intl.formatMessage({ id: 'qa.live.payload' })} />}
    </li>
  );
});
