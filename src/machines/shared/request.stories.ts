import { stepUpScenarios } from './stepUp.scenarios';
import { ticketSystemDownScenarios } from './ticketSystemDown.scenarios';

/** What the charts with a form that is sent have in common as stories, and the answers in them. */

const broken = { failure: { kind: 'unknown' } } as const;
const { met, cancelled, unmet } = stepUpScenarios.stories;
export const stepUp = {
  met: { story: met },
  cancelled: { story: cancelled },
  unmet: { story: unmet },
  broken,
} as const;
const { announcedRetried, announcedDismissed } = ticketSystemDownScenarios.stories;
/** The ticket system is known to be down before anything is sent. */
export const announcedDown = {
  retried: { story: announcedRetried },
  dismissed: { story: announcedDismissed },
  broken,
} as const;

/** Returns the events that may be sent to a chart with a form. */
export function formEvents<Draft>(draft: Draft) {
  return {
    'form.submitted': { type: 'form.submitted', draft },
    'dismissal.requested': { type: 'dismissal.requested', draft: null },
    'stay.requested': { type: 'stay.requested' },
    'leave.confirmed': { type: 'leave.confirmed' },
    'retry.requested': { type: 'retry.requested' },
  } as const;
}

interface Chart<Input, Draft, Form, Look, Looks, Returned, Dismissed> {
  readonly input: Input;
  readonly draft: Draft;
  /** The state in which the form is filled in. */
  readonly form: Form;
  /** The answer of the look-up that leads to the form. */
  readonly ready: NoInfer<Look>;
  /** Names the port that looks up. A chart without one returns an empty object. */
  readonly looks: (...answers: readonly (Look | typeof broken)[]) => Looks;
  readonly sent: { readonly returned: Returned; readonly dismissed: Dismissed };
}

/**
 * Returns the stories of a chart whose form is sent by `ticketRequest`, and what tells more of them: `refused` for a person
 * who cannot begin or closes at once, `after` for a form that was sent, `stepUpStories` for charts that ask for a level.
 */
export function requestStories<
  const Input,
  const Draft,
  const Form,
  const Look,
  const Looks,
  const Returned,
  const Dismissed,
>({ input, draft, form, ready, looks, sent }: Chart<Input, Draft, Form, Look, Looks, Returned, Dismissed>) {
  const events = formEvents(draft);
  const submit = events['form.submitted'];
  const close = events['dismissal.requested'];
  const closeTyped = { ...close, draft } as const;
  const leave = events['leave.confirmed'];

  function refused<const State>(title: string, lookUp: Look | typeof broken, state: State) {
    const answers = looks(lookUp);
    return { title, input, answers, steps: [close], visits: [state], end: 'cancelled' } as const;
  }
  function after<const Sent, const State>(
    title: string,
    answer: Sent,
    state: State,
    lookUp: Look | typeof broken = ready,
  ) {
    const answers = { ...looks(lookUp), ticketRequest: [answer] } as const;
    return { title, input, answers, steps: [submit], end: state } as const;
  }

  const stories = {
    untouched: refused('Closed before anything is typed', ready, form),
    leaveConfirmed: {
      title: 'Closed with something in the form',
      input,
      answers: looks(ready),
      steps: [closeTyped, leave],
      end: 'cancelled',
    },
    stayed: {
      title: 'Closed with something in the form, then kept open by the button and by Escape',
      input,
      answers: looks(ready),
      steps: [closeTyped, events['stay.requested'], closeTyped, close],
      end: form,
    },
    returned: after('Not sent: back to the form, with everything kept', sent.returned, form),
    dismissed: {
      ...after('Not sent and closed: asks first', sent.dismissed, 'cancelled'),
      steps: [submit, leave],
      visits: ['confirmingLeave'],
    },
    requestBroken: after('Sending fails unexpectedly', broken, 'interrupted'),
  } as const;

  const lookUpStories = {
    interruptedClosed: refused('The look-up fails', broken, 'interrupted'),
    interrupted: {
      title: 'The look-up fails, then works',
      input,
      answers: looks(broken, ready),
      steps: [events['retry.requested']],
      end: form,
    },
  } as const;

  /** `low` is the input of a person whose login is too weak; `levelTooLow` the answer of a server that asks for more. */
  function stepUpStories<const Low, const TooLow>(low: Low, levelTooLow: TooLow) {
    const early = <const Answer, const End>(title: string, answer: Answer, end: End) =>
      ({
        title,
        input: low,
        answers: { ...looks(ready), stepUp: [answer] },
        steps: [],
        visits: ['steppingUp'],
        end,
      }) as const;
    return {
      stepUpMet: early('The login is too weak, and is strengthened', stepUp.met, form),
      stepUpCancelled: early('The login is too weak, and stays too weak', stepUp.cancelled, 'cancelled'),
      stepUpUnmet: early('The stronger login does not give the level', stepUp.unmet, 'cancelled'),
      stepUpBroken: early('The step-up view itself fails', stepUp.broken, 'interrupted'),
      levelLost: {
        title: 'The server requires a stronger login, which the person does not make: the form is unchanged',
        input,
        answers: { ...looks(ready), ticketRequest: [levelTooLow], stepUp: [stepUp.cancelled] },
        steps: [submit],
        visits: ['steppingUp'],
        end: form,
      },
    } as const;
  }

  return { refused, after, stories, lookUpStories, stepUpStories };
}
