import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DeskAction } from '../contract/desk';
import { formPlace } from '../../../contracts/domain/draftPlace';
import { draftsOf } from '../../../store/drafts';
import { usePerson } from '../../../store/person';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { Choices } from './Choices';
import { Failed, Moved, Refused } from './StepProblem';
import type { StepActor, StepProps } from './stepActor';
import { stepAbout } from './step.schema';
import { StepForm } from './StepForm';
import styles from '../queue/Desk.module.css';

type State = ReturnType<StepActor['getSnapshot']>['value'];

/** The panel of each state. States that wait share the panel of the state before, so that nothing moves. */
const panels: Readonly<Record<State, (props: StepProps) => ReactNode>> = {
  choosing: Choices,
  taking: Choices,
  taken: Choices,
  composing: StepForm,
  submitting: StepForm,
  moved: Moved,
  refused: Refused,
  failed: Failed,
};

export function Steps({ actor, ticket, taken }: StepProps & { readonly taken: number }) {
  const intl = useIntl();
  const state = useSelector(actor, ({ value }) => value);
  const sending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef({ state, taken });

  useEffect(() => {
    const before = seen.current;
    seen.current = { state, taken };
    if (before.state === state && before.taken === taken) return;
    // The element that had the focus may have gone.
    if (state === 'composing') place.current?.querySelector<HTMLElement>('textarea, select')?.focus();
    else if (state !== 'taking' && state !== 'submitting') place.current?.focus();
  }, [state, taken]);

  useStoredStep(actor, ticket, state === 'taken');

  const Panel = panels[state];
  return (
    <div
      ref={place}
      className={styles.steps}
      role="group"
      aria-label={intl.formatMessage({ id: 'desk.steps' })}
      tabIndex={-1}
    >
      <Panel actor={actor} ticket={ticket} />
      <LiveRegion>{sending && <FormattedMessage id="desk.sending" />}</LiveRegion>
    </div>
  );
}

/** Restores the form of a step that was started before the page was left. */
function useStoredStep(actor: StepActor, ticket: StepProps['ticket'], taken: boolean) {
  const person = usePerson();
  useEffect(() => {
    const drafts = draftsOf(person);
    const placeOf = (action: DeskAction) => formPlace('deskStep', stepAbout(ticket, action));
    if (taken) return ticket.possible.map(placeOf).forEach(drafts.forget);
    if (!actor.getSnapshot().matches('choosing')) return;
    const stored = ticket.possible.find((action) => drafts.read(placeOf(action)) !== undefined);
    if (stored) actor.send({ type: 'action.picked', action: stored, revision: ticket.revision });
  }, [actor, ticket, taken, person]);
}
