import { FormattedMessage } from 'react-intl';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { Disclosure } from '../../ui/page/Disclosure';
import { Choice } from './Choice';
import { membersOf } from './checks';
import { JsonForm } from './JsonForm';
import type { Possibilities, PossibleEvent } from '../steps/possible';
import styles from './Simulate.module.css';

interface EventsProps {
  readonly possible: Possibilities;
  readonly onTake: (step: Step) => void;
}

/** Lists the events that a person can cause in the present state. */
export function Events({ possible: { events, unheard }, onTake }: EventsProps) {
  const types = [...new Set(events.map(({ event }) => event.type))];
  if (types.length === 0 && unheard.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>
        <FormattedMessage id="qa.simulate.events" />
      </h3>
      {types.map((type) => (
        <EventsOf
          key={type}
          type={type}
          events={events.filter(({ event }) => event.type === type)}
          onTake={onTake}
        />
      ))}
      {unheard.length > 0 && (
        <p className="muted">
          <FormattedMessage id="qa.simulate.unheard" values={{ events: <code>{unheard.join(', ')}</code> }} />
        </p>
      )}
    </div>
  );
}

interface EventsOfProps extends Pick<EventsProps, 'onTake'> {
  readonly type: string;
  readonly events: readonly PossibleEvent[];
}

function EventsOf({ type, events, onTake }: EventsOfProps) {
  const [first] = events;
  const { type: _type, ...members } = first?.event ?? { type };
  return (
    <>
      <ul className={styles.choices}>
        {events.map((possible) => {
          const { type: _own, ...carried } = possible.event;
          const note = Object.keys(carried).length > 0 ? JSON.stringify(carried) : undefined;
          return (
            <Choice
              key={possible.name}
              possible={possible}
              name={<code>{type}</code>}
              note={note}
              onTake={onTake}
            />
          );
        })}
      </ul>
      {Object.keys(members).length > 0 && (
        <Disclosure
          label={<FormattedMessage id="qa.simulate.payload" values={{ event: <code>{type}</code> }} />}
        >
          <JsonForm
            label={<FormattedMessage id="qa.simulate.members" values={{ event: <code>{type}</code> }} />}
            initial={JSON.stringify(members, null, 2)}
            check={membersOf(type)}
            action={<FormattedMessage id="qa.simulate.send" values={{ event: <code>{type}</code> }} />}
            onValue={(value) => onTake({ event: { ...value, type } })}
          />
        </Disclosure>
      )}
    </>
  );
}
