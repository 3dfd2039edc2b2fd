import { FormattedMessage, useIntl } from 'react-intl';
import { plainQuery } from '../contract/watchedSearch';
import type { Subscription, Watched, WatchingChange } from '../contract/watching.wire';
import { rememberedPlace } from '../../../store/lastList';
import { Button } from '../../../ui/actions/Button';
import { startLabels } from './startLabels';
import { searchParts } from './subscriptionText';
import styles from './Watching.module.css';

interface StartButtonsProps {
  readonly subscriptions: readonly Subscription[];
  readonly changing: WatchingChange | null;
  readonly onStart: (watched: Watched) => void;
}

/** Offers what has no page and is not watched yet: the connections, all new services, the last search. */
export function StartButtons({ subscriptions, changing, onStart }: StartButtonsProps) {
  const intl = useIntl();
  const [, query = ''] = rememberedPlace().address.split('?');
  const searches = [...new Set(['', plainQuery(query)])];
  const all: readonly Watched[] = [
    { kind: 'connections', object: '' },
    ...searches.map((object): Watched => ({ kind: 'search', object })),
  ];
  const offered = all.filter(
    ({ kind, object }) => !subscriptions.some((one) => one.kind === kind && plainObject(one) === object),
  );
  return (
    <div className={styles.buttons}>
      {offered.map((watched) => (
        <Button
          key={`${watched.kind} ${watched.object}`}
          small
          busy={
            changing?.action === 'watch' &&
            changing.watched.object === watched.object &&
            changing.watched.kind === watched.kind
          }
          onClick={() => onStart(watched)}
        >
          <FormattedMessage
            id={startLabels[watched.kind]}
            values={{ search: searchParts(intl, watched.object) || 'any' }}
          />
        </Button>
      ))}
    </div>
  );
}

/** A saved search has more members than those that are watched. */
function plainObject({ kind, object }: Subscription): string {
  return kind === 'search' ? plainQuery(object) : object;
}
