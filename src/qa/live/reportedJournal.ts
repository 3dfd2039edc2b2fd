import type { IntlShape } from 'react-intl';
import { hasMessage, eventText } from '../coverage/scripts/stepText';
import { code, plain } from '../markdown';
import { atState } from '../selection';
import type { Reported } from '../report/reportOf';
import { settingText } from '../report/settingText';
import { flowOf } from './actors';
import { eventName } from './eventName';
import type { ActorNow } from './situation';
import type { Live } from './useLive';

/**
 * Returns the part of a report about the followed application, or about a recording of it: the flow that an
 * actor is part of, its origin, and names of machines, states and events. Payloads and contexts are left out,
 * although they are masked.
 */
export function reportedJournal(
  intl: IntlShape,
  { shown, position, situation }: Pick<Live, 'shown' | 'position' | 'situation'>,
  actor: ActorNow,
): Reported {
  const steps = shown.entries.slice(0, position).map(({ at, kind, event, ...entry }) => {
    const time = new Date(at).toISOString().slice(11, 23);
    const what =
      kind === 'transition'
        ? code(eventName(event.type))
        : intl.formatMessage({ id: `qa.live.kind.${kind}` });
    const pressed =
      kind === 'transition' && hasMessage(intl, `qa.script.event.${event.type}`)
        ? [plain(eventText(intl, event).doing)]
        : [];
    return [time, ...pressed, what, '→', code(atState(entry.machine, entry.state))].join(' ');
  });
  const { machine, state } = flowOf(situation, actor);
  return {
    machine,
    state,
    within: machine === actor.machine ? undefined : atState(actor.machine, actor.state),
    setting: shown.setting ? settingText(intl, shown.setting) : [],
    steps,
  };
}
