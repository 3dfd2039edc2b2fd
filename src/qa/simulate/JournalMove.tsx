import { FormattedMessage } from 'react-intl';
import { Disclosure } from '../../ui/page/Disclosure';
import { StatusMark } from '../../ui/marks/StatusMark';
import { Arrow } from './Arrow';
import { Json } from './Json';
import type { Move, Tried } from './simulation';
import styles from './Simulate.module.css';

/** Shows a transition: its trigger, the guards that were tried, its actions and its calls. */
export function JournalMove({ move }: { readonly move: Move }) {
  const { machine, from, to, tried, actions, calls } = move;
  const asked = tried.filter(({ guard }) => guard !== undefined);
  return (
    <li className={styles.move}>
      <p>
        {from === undefined ? (
          <FormattedMessage id="qa.journal.starts" values={{ place: <code>{`${machine}.${to}`}</code> }} />
        ) : (
          <>
            <code>{`${machine}.${from}`}</code>{' '}
            <code>
              <Arrow to={to} />
            </code>
          </>
        )}
      </p>
      {asked.length > 0 && (
        <ul className={styles.guards}>
          {tried.map((one) => (
            <Guard key={one.edge} tried={one} />
          ))}
        </ul>
      )}
      {actions.length > 0 && (
        <p className={styles.note}>
          <FormattedMessage id="qa.journal.actions" values={{ actions: <code>{actions.join(', ')}</code> }} />
        </p>
      )}
      {calls.map(({ name, input }) => (
        <Disclosure
          key={name}
          label={<FormattedMessage id="qa.journal.call" values={{ name: <code>{name}</code> }} />}
        >
          <Json value={input} />
        </Disclosure>
      ))}
    </li>
  );
}

function Guard({ tried: { guard, passed } }: { readonly tried: Tried }) {
  return (
    <li>
      <StatusMark kind={passed ? 'on' : 'off'} />
      {guard === undefined ? (
        <FormattedMessage id="qa.journal.otherwise" />
      ) : (
        <FormattedMessage
          id={passed ? 'qa.journal.yes' : 'qa.journal.no'}
          values={{ guard: <code>{guard}</code> }}
        />
      )}
    </li>
  );
}
