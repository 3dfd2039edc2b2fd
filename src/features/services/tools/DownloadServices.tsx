import { memo, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/actions/Button';
import { ReadFailureText } from '../../../ui/notices/ReadFailureText';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import type { RequestedService } from './collectSheet';
import { useDownload, type Download } from './useDownload';
import styles from './DownloadServices.module.css';

interface DownloadServicesProps {
  /** All services that the filters leave, in the order of display (REQUIREMENTS 82). */
  readonly services: readonly RequestedService[];
  /** True if more services may still be found, because a part of what is searched is still loading. */
  readonly coming?: boolean | undefined;
}

const file = 'services.csv';

/**
 * Offers the list as a file for a spreadsheet. The outcome is shown beside the button, so that the list does
 * not move.
 */
export const DownloadServices = memo(function DownloadServices({
  services,
  coming = false,
}: DownloadServicesProps) {
  const outcomeId = useId();
  const emptyId = useId();
  const { state, request } = useDownload({ file, services, coming });
  const failed = state.kind === 'failed' || state.kind === 'uneven';
  const empty = services.length === 0 && !coming && state.kind !== 'running';
  return (
    <div className={styles.download}>
      <Button
        small
        icon={failed ? 'retry' : 'download'}
        onClick={request}
        busy={state.kind === 'running'}
        disabledBy={empty ? emptyId : undefined}
        describedBy={failed ? outcomeId : undefined}
      >
        <FormattedMessage id={failed ? 'services.download.retry' : 'services.download'} />
      </Button>
      {empty && (
        // The list says it to those who see it, and the words would need a second line.
        <span className="visually-hidden" id={emptyId}>
          <FormattedMessage id="services.download.none" />
        </span>
      )}
      {state.kind === 'running' && <Progress done={state.done} total={state.total} />}
      <LiveRegion>
        {state.kind === 'running' && <FormattedMessage id="services.download.started" />}
        {state.kind === 'saved' && <Outcome state={state} />}
      </LiveRegion>
      {state.kind === 'saved' && (
        <p className={styles.outcome} aria-hidden="true">
          <Outcome state={state} />
        </p>
      )}
      {failed && (
        <p className={styles.outcome} data-failed role="alert" id={outcomeId}>
          <Outcome state={state} />
        </p>
      )}
    </div>
  );
});

function Progress({ done, total }: { readonly done: number; readonly total: number }) {
  const intl = useIntl();
  return (
    <p className={styles.outcome}>
      <progress
        value={done}
        max={total}
        aria-label={intl.formatMessage({ id: 'services.download.progress' })}
      />
      <FormattedMessage id="services.download.running" values={{ done, total }} />
    </p>
  );
}

function Outcome({ state }: { readonly state: Download }) {
  switch (state.kind) {
    case 'idle':
    case 'running':
      return null;
    case 'saved':
      return <FormattedMessage id={state.messageId} values={{ count: state.count, file }} />;
    case 'uneven':
      return <FormattedMessage id={state.messageId} />;
    case 'failed':
      return (
        <>
          <FormattedMessage id="services.download.failed" /> <ReadFailureText failure={state.failure} />
        </>
      );
  }
}
