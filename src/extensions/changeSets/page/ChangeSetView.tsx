import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GatheredSet } from '../contract/changeSet';
import { useDialogPlace } from '../../../store/useDialogPlace';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { FailureText } from '../../../ui/notices/FailureText';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { LinesTable } from './LinesTable';
import { useRemoval, type LineRemovalActor } from './useRemoval';
import styles from './Changes.module.css';

interface ChangeSetViewProps {
  readonly set: GatheredSet;
  readonly actor: LineRemovalActor;
}

/** Shows the lines, and what can be done with all of them. */
export function ChangeSetView({ set: { lines, sentAs, unchecked }, actor }: ChangeSetViewProps) {
  const removal = useRemoval(actor);
  const place = useDialogPlace();
  const box = useRef<HTMLDivElement>(null);
  const stuck = lines.filter(({ obstacle }) => obstacle !== undefined).map(({ id }) => id);
  const ready = lines.length - stuck.length;
  const services = new Set(lines.map(({ service }) => service)).size;

  useEffect(() => {
    // The pressed button goes with its row, so that the focus moves to the list.
    if (removal.gone > 0) box.current?.focus();
  }, [removal.gone, lines]);

  return (
    <div className={styles.set} ref={box} tabIndex={-1}>
      <LiveRegion>
        {removal.gone > 0 && <FormattedMessage id="changes.removed" values={{ count: removal.gone }} />}
      </LiveRegion>
      <div className={styles.head}>
        <p>
          <FormattedMessage id="changes.summary" values={{ count: lines.length, services }} />
          {sentAs === 'ticketEach' && (
            <>
              {' '}
              <FormattedMessage id="changes.ticketEach" />
            </>
          )}
        </p>
        {ready > 0 && (
          <ButtonLink look="primary" to={place({ dialog: 'changes' })} keepsPlace>
            <FormattedMessage id="changes.send" values={{ count: ready }} />
          </ButtonLink>
        )}
      </div>
      {removal.failure && (
        <Banner tone="error">
          <FailureText failure={removal.failure} />
        </Banner>
      )}
      {unchecked && (
        <Banner tone="warning">
          <FormattedMessage id="changes.unchecked" />
        </Banner>
      )}
      {stuck.length > 0 && (
        <Banner tone="warning">
          <p>
            <FormattedMessage id="changes.stuck" values={{ count: stuck.length }} />
          </p>
          <Button small busy={removal.going.length > 0} onClick={() => removal.remove(stuck)}>
            <FormattedMessage id="changes.removeStuck" values={{ count: stuck.length }} />
          </Button>
        </Banner>
      )}
      <LinesTable lines={lines} removal={removal} />
    </div>
  );
}
