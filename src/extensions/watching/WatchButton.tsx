import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useGetWatchingQuery } from './watching.api';
import type { Watched } from './contract/watching.wire';
import './watching.texts';
import { Button } from '../../ui/actions/Button';
import { FailureText } from '../../ui/notices/FailureText';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { Reason } from '../../ui/notices/Reason';
import { useWatch, type WatchActor } from './useWatch';
import { startLabels } from './page/startLabels';
import styles from './page/Watching.module.css';

interface WatchButtonProps {
  readonly actor: WatchActor | undefined;
  /** A search as `plainQuery` writes it. */
  readonly watched: Watched;
  /** True if there is no room for the link to what is new. */
  readonly brief?: boolean | undefined;
}

/** Begins to watch something, or ends that: a button that is pressed while it is watched. */
export function WatchButton({ actor, watched, brief }: WatchButtonProps) {
  const { data } = useGetWatchingQuery();
  if (!actor || !data) return <Waiting watched={watched} />;
  const known = data.subscriptions.find(
    ({ kind, object, type }) => kind === watched.kind && object === watched.object && type === watched.type,
  );
  return <Toggle actor={actor} watched={watched} brief={brief} id={known?.id} />;
}

function Waiting({ watched: { kind } }: Pick<WatchButtonProps, 'watched'>) {
  return (
    <div className={styles.watch}>
      <Button busy small>
        <FormattedMessage id={startLabels[kind]} />
      </Button>
    </div>
  );
}

interface ToggleProps extends WatchButtonProps {
  readonly actor: WatchActor;
  /** Id of the subscription, if it is watched. */
  readonly id: string | undefined;
}

function Toggle({ actor, watched, brief, id }: ToggleProps) {
  const { state, failure, changing, request } = useWatch(actor);
  const { kind } = watched;
  return (
    <div className={styles.watch}>
      <Button
        small
        icon={id === undefined ? undefined : 'check'}
        pressed={id !== undefined}
        busy={changing !== null}
        onClick={() => request(id === undefined ? { action: 'watch', watched } : { action: 'unwatch', id })}
      >
        <FormattedMessage id={id === undefined ? startLabels[kind] : 'watching.watched'} />
      </Button>
      {failure && (
        <Reason>
          <FailureText failure={failure} />
        </Reason>
      )}
      <LiveRegion>
        {state === 'changed' && (
          <FormattedMessage id={id === undefined ? 'watching.ended' : 'watching.started'} />
        )}
      </LiveRegion>
      {id !== undefined && !brief && (
        <Link to="/watching">
          <FormattedMessage id="watching.see" />
        </Link>
      )}
    </div>
  );
}
