import { dismissedAdmission, secondWay, stepUp, ticketRequest as request } from './connection.answers';
import { plainInput } from './connection.fixtures';
import type { admitted } from './connection.fixtures';

export type Admitted = ReturnType<typeof admitted>;
type Loaded = Admitted | (typeof dismissedAdmission)['broken'];
type SteppedUp = (typeof stepUp)[keyof typeof stepUp];
export type Sent = (typeof request)[keyof typeof request];

/** Returns the events that may be sent to a chart about a connection. */
export function connectionEvents<Draft>(draft: Draft) {
  return {
    'form.submitted': { type: 'form.submitted', draft },
    'dismissal.requested': { type: 'dismissal.requested', draft: null },
    'stay.requested': { type: 'stay.requested' },
    'leave.confirmed': { type: 'leave.confirmed' },
    'retry.requested': { type: 'retry.requested' },
  } as const;
}

/** Returns the events of a chart whose form has a second way out. */
export function twoWayEvents<Draft>(draft: Draft) {
  return {
    ...connectionEvents(draft),
    'secondWay.requested': { type: 'secondWay.requested', draft },
  } as const;
}

const close = connectionEvents(null)['dismissal.requested'];

/** The story of a person who cannot begin, or closes at once. */
export function refusedStory<const State, Input>(title: string, input: Input, loaded: Loaded, state: State) {
  const answers = { admission: [loaded] } as const;
  return { title, input, answers, steps: [close], visits: [state], end: 'cancelled' } as const;
}

interface Plain<Form, Draft> {
  /** There are no obstacles. */
  readonly plain: Admitted;
  /** The state in which the form is filled in. */
  readonly form: Form;
  readonly draft: Draft;
}

/** The stories that every chart about a connection has in common, with its own form. */
export function connectionStories<const Form, Draft>({ plain, form, draft }: Plain<Form, Draft>) {
  const events = connectionEvents(draft);
  const submit = events['form.submitted'];
  const stay = events['stay.requested'];
  const leave = events['leave.confirmed'];
  const closeTyped = { ...close, draft };
  const input = plainInput;
  const low = { ...plainInput, person: { ...plainInput.person, level: 1 } };

  /** A step-up before the form is shown. */
  const early = <const End>(title: string, stepped: SteppedUp, end: End) =>
    ({
      title,
      input: low,
      answers: { admission: [plain], stepUp: [stepped] },
      steps: [],
      visits: ['steppingUp'],
      end,
    }) as const;
  /** A step-up that the server asks for when the form is sent. */
  const late = (title: string, stepped: SteppedUp) =>
    ({
      title,
      input,
      answers: { admission: [plain], ticketRequest: [request.levelTooLow], stepUp: [stepped] },
      steps: [submit],
      visits: ['steppingUp'],
      end: form,
    }) as const;

  return {
    untouched: refusedStory('Closed before anything is typed', input, plain, form),
    interruptedClosed: refusedStory(
      'The look-up fails in an unforeseen way',
      input,
      dismissedAdmission.broken,
      'interrupted',
    ),
    interrupted: {
      title: 'The look-up fails unexpectedly, then works',
      input,
      answers: { admission: [dismissedAdmission.broken, plain] },
      steps: [events['retry.requested']],
      end: form,
    },
    notAdmitted: {
      title: 'Closed before it begins',
      input,
      answers: { admission: [dismissedAdmission.dismissed] },
      steps: [],
      end: 'cancelled',
    },
    leaveConfirmed: {
      title: 'Closed with text in the form',
      input,
      answers: { admission: [plain] },
      steps: [closeTyped, leave],
      end: 'cancelled',
    },
    stayed: {
      title: 'Closed with text in the form, then kept open by the button and by Escape',
      input,
      answers: { admission: [plain] },
      steps: [closeTyped, stay, closeTyped, close],
      end: form,
    },
    returned: {
      title: 'The ticket system is down: back to the form, with everything kept',
      input,
      answers: { admission: [plain], ticketRequest: [request.returned] },
      steps: [submit],
      end: form,
    },
    dismissed: {
      title: 'Not sent and closed: asks first',
      input,
      answers: { admission: [plain], ticketRequest: [request.dismissed] },
      steps: [submit, leave],
      visits: ['confirmingLeave'],
      end: 'cancelled',
    },
    serviceGone: {
      title: 'The service was removed in the meantime',
      input,
      answers: { admission: [plain], ticketRequest: [request.gone] },
      steps: [submit, close],
      visits: ['serviceGone'],
      end: 'cancelled',
    },
    requestBroken: {
      title: 'Sending fails unexpectedly',
      input,
      answers: { admission: [plain], ticketRequest: [request.broken] },
      steps: [submit],
      end: 'interrupted',
    },
    stepUpMet: early('The login is too weak, and is strengthened', stepUp.met, form),
    stepUpCancelled: early('The login is too weak, and stays too weak', stepUp.cancelled, 'cancelled'),
    stepUpUnmet: early('The stronger login does not give the level', stepUp.unmet, 'cancelled'),
    stepUpBroken: early('The step-up view itself fails', stepUp.broken, 'interrupted'),
    levelLost: late(
      'The server requires a stronger login, which the person makes: the form is unchanged',
      stepUp.met,
    ),
    levelLostCancelled: late(
      'The server requires a stronger login, which the person does not make: the form is unchanged',
      stepUp.cancelled,
    ),
  } as const;
}

/** The story of a form that is filled in, sent, and answered with a final result. */
export function answeredStory<Draft>(draft: Draft) {
  const submit = connectionEvents(draft)['form.submitted'];
  return <const State, const End>(title: string, loaded: Admitted, sent: Sent, state: State, end: End) => {
    const answers = { admission: [loaded], ticketRequest: [sent] } as const;
    return { title, input: plainInput, answers, steps: [submit, close], visits: [state], end } as const;
  };
}

/** Tells the stories of a form that goes the second way instead of being sent. */
export function secondWayStories<const Form, Draft>({ plain, form, draft }: Plain<Form, Draft>) {
  const events = twoWayEvents(draft);
  const steps = [events['secondWay.requested']] as const;
  const leave = events['leave.confirmed'];
  const of = (answer: (typeof secondWay)[keyof typeof secondWay]) =>
    ({ admission: [plain], secondWay: [answer] }) as const;
  const input = plainInput;
  return {
    secondWay: {
      title: 'The form goes the second way instead of being sent',
      input,
      answers: of(secondWay.noted),
      steps,
      visits: ['takingSecondWay'],
      end: 'finished',
    },
    secondWayReturned: {
      title: 'Back from the second way: the form is as it was',
      input,
      answers: of(secondWay.returned),
      steps,
      end: form,
    },
    secondWayDismissed: {
      title: 'The second way is closed without a result: asks first',
      input,
      answers: of(secondWay.dismissed),
      steps: [...steps, leave],
      visits: ['confirmingLeave'],
      end: 'cancelled',
    },
    secondWayBroken: {
      title: 'The second way breaks off in an unforeseen way',
      input,
      answers: of(secondWay.broken),
      steps,
      end: 'interrupted',
    },
  } as const;
}
