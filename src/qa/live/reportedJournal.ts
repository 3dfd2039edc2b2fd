import type { IntlShape } from 'react-intl';
import { code } from '../markdown';
import { atState } from '../selection';
import type { Reported } from '../report/reportOf';
import { eventName } from './eventName';
import type { ActorNow } from './situation';
import type { Live } from './useLive';

/**
 * Returns what a report says of the followed application: only names of machines, states and events. Payloads and
 * contexts are left out, although they are masked.
 */
export function reportedJournal(
  intl: IntlShape,
  { shown, position, tab, still }: Pick<Live, 'shown' | 'position' | 'tab' | 'still'>,
  { machine, state }: ActorNow,
): Reported {
  const steps = shown.entries.slice(0, position).map(({ at, kind, event, ...entry }) => {
    const time = new Date(at).toISOString().slice(11, 23);
    const what =
      kind === 'transition'
        ? code(eventName(event.type))
        : intl.formatMessage({ id: `qa.live.kind.${kind}` });
    return `${time} ${what} → ${code(atState(entry.machine, entry.state))}`;
  });
  return { machine, state, page: still?.recording ? undefined : tab?.address, steps };
}
