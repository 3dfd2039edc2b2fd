import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { Section } from '../../ui/page/Section';
import { Disclosure } from '../../ui/page/Disclosure';
import { StatusMark } from '../../ui/marks/StatusMark';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { StepName } from './StepName';
import type { Simulating } from './useSimulation';
import { Arrow } from './Arrow';
import { Json } from './Json';
import type { Move, Tried } from '../steps/simulation';
import styles from './Simulate.module.css';

/** Shows what has happened, step by step. */
export function Journal({ simulating: { simulation, goTo } }: { readonly simulating: Simulating }) {
  const { frames } = simulation;
  const steps = frames.flatMap(({ step }) => step ?? []);
  return (
    <Section
      title={<FormattedMessage id="qa.journal.title" />}
      note={<FormattedMessage id="qa.journal.count" values={{ count: steps.length }} />}
    >
      <ol className={styles.journal} start={0}>
        {frames.map(({ step, moves }, index) => (
          <li key={index} aria-current={index === frames.length - 1 ? 'step' : undefined}>
            <div className={styles.happened}>
              <p>
                <StepName simulation={simulation} step={step} />
              </p>
              {index < frames.length - 1 && (
                <Button small look="quiet" onClick={() => goTo(simulation.story, steps.slice(0, index))}>
                  <FormattedMessage id="qa.journal.back" values={{ number: index }} />
                </Button>
              )}
            </div>
            <StepPayload step={step} />
            <ul className={styles.moves}>
              {moves.map((move, at) => (
                <JournalMove key={at} move={move} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Shows a transition: its trigger, the guards that were tried, its actions and its calls. */
function JournalMove({ move }: { readonly move: Move }) {
  const { machine, from, to, tried, actions, calls } = move;
  const guarded = tried.filter(({ guard }) => guard !== undefined);
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
      {guarded.length > 0 && (
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

/** Shows the payload of a step, where the tester has typed one. */
function StepPayload({ step }: { readonly step: Step | undefined }) {
  const value = step && carriedBy(step);
  if (value === undefined) return null;
  return (
    <Disclosure label={<FormattedMessage id="qa.journal.carried" />}>
      <Json value={value} />
    </Disclosure>
  );
}

function carriedBy(step: Step): unknown {
  if ('output' in step) return step.output;
  if ('failure' in step) return step.failure;
  if (!('event' in step)) return undefined;
  const { type: _type, ...members } = step.event;
  return Object.keys(members).length > 0 ? members : undefined;
}
