import { formEvents, requestStories, stepUp } from '../shared/request.stories';
import { dismissedAdmission, secondWay, ticketRequest as request } from './connection.answers';
import { plainInput } from './connection.fixtures';
import type { admitted } from './connection.fixtures';

export type Admitted = ReturnType<typeof admitted>;
type Loaded = Admitted | (typeof dismissedAdmission)['broken'];
export type Sent = (typeof request)[keyof typeof request];

/** Returns the events of a chart whose form has a second way out. */
export function twoWayEvents<Draft>(draft: Draft) {
  return {
    ...formEvents(draft),
    'secondWay.requested': { type: 'secondWay.requested', draft },
  } as const;
}

const close = formEvents(null)['dismissal.requested'];

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
export function connectionStories<const Form, const Draft>({ plain, form, draft }: Plain<Form, Draft>) {
  const input = plainInput;
  const low = { ...input, person: { ...input.person, level: 1 } };
  const { after, stories, lookUpStories, stepUpStories } = requestStories({
    input,
    draft,
    form,
    ready: plain,
    looks: (...admission: readonly Loaded[]) => ({ admission }),
    sent: request,
  });
  const stepUps = stepUpStories(low, request.levelTooLow);
  return {
    ...stories,
    ...lookUpStories,
    ...stepUps,
    notAdmitted: {
      title: 'Closed before it begins',
      input,
      answers: { admission: [dismissedAdmission.dismissed] },
      steps: [],
      end: 'cancelled',
    },
    serviceGone: {
      ...after('The service was removed in the meantime', request.gone, 'cancelled'),
      steps: [formEvents(draft)['form.submitted'], close],
      visits: ['serviceGone'],
    },
    levelRaised: {
      ...stepUps.levelLost,
      title: 'The server requires a stronger login, which the person makes: the form is unchanged',
      answers: { ...stepUps.levelLost.answers, stepUp: [stepUp.met] },
    },
  } as const;
}

/** The story of a form that is filled in, sent, and answered with a final result. */
export function answeredStory<Draft>(draft: Draft) {
  const submit = formEvents(draft)['form.submitted'];
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
