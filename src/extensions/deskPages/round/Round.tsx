import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formPlace } from '../../../contracts/domain/draftPlace';
import { draftsOf } from '../../../store/drafts';
import { usePerson } from '../../../store/person';
import { useWeakLogin } from '../../../store/useWeakLogin';
import { SelectionBar } from '../../../ui/actions/SelectionBar';
import { LevelNeeded } from '../../../ui/notices/LevelNeeded';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { RoundChoices } from './RoundChoices';
import { RoundForm } from './RoundForm';
import { Interrupted, RoundResult, Working } from './RoundOutcome';
import type { RoundActor, RoundProps } from './roundActor';
import { pickedIn, ROUND } from './roundDraft';
import type { Ticks } from './useTicks';

type State = ReturnType<RoundActor['getSnapshot']>['value'];

/** What each state shows below the line of the bar. */
const panels: Readonly<Record<State, ((props: RoundProps) => ReactNode) | undefined>> = {
  choosing: undefined,
  composing: RoundForm,
  working: Working,
  interrupted: Interrupted,
  outcomeShown: RoundResult,
};

/** Shows the actions on all ticked tickets, and their outcome; nothing if none is ticked. */
export function Round(props: RoundProps & Pick<Ticks, 'untick' | 'isShown'>) {
  const { actor, ticked, onClear, untick, isShown } = props;
  const intl = useIntl();
  const weak = useWeakLogin();
  const state = useSelector(actor, ({ value }) => value);
  const through = useSelector(actor, ({ context }) => context.through);
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(state);

  useEffect(() => {
    if (state === 'outcomeShown' || state === 'interrupted') untick(through);
  }, [state, through, untick]);
  useEffect(() => {
    // The outcome is not visible for tickets that are no longer shown.
    if (state === 'outcomeShown') untick(refusals.map(({ key }) => key).filter((key) => !isShown(key)));
  }, [state, refusals, untick, isShown]);

  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    // The pressed button may have gone.
    if (state === 'composing') place.current?.querySelector<HTMLElement>('textarea, select')?.focus();
    else place.current?.focus();
  }, [state]);

  useStoredRound(actor);

  if (ticked.length === 0 && state === 'choosing') return null;
  const Panel = panels[state];
  const chooses = !weak && (state === 'choosing' || state === 'outcomeShown');
  return (
    <SelectionBar
      ref={place}
      label={intl.formatMessage({ id: 'desk.round' })}
      count={ticked.length}
      onClear={ticked.length > 0 && (weak || chooses) ? onClear : undefined}
      below={weak ? <LevelNeeded {...weak} text="desk.round.level" /> : Panel && <Panel {...props} />}
    >
      {chooses && <RoundChoices {...props} />}
      <LiveRegion>{state === 'working' && <FormattedMessage id="desk.round.working" />}</LiveRegion>
    </SelectionBar>
  );
}

/** Restores the form of a round that was started before the page was left. */
function useStoredRound(actor: RoundActor) {
  const person = usePerson();
  useEffect(() => {
    const stored = pickedIn(draftsOf(person).read(formPlace('deskStep', ROUND)));
    if (stored && actor.getSnapshot().matches('choosing')) actor.send({ type: 'action.picked', ...stored });
  }, [actor, person]);
}
