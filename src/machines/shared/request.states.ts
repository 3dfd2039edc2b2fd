import { draft, interrupts, kind, level, requestSetup, type RequestContext } from './request.parts';

/** Charts that end in a request share these states. */

/** `back` is the state that shows the draft, if there is one. */
export function stepUpState(back: string) {
  return requestSetup.createStateConfig({
    description: 'A stronger login is needed first; the person leaves for it and comes back here.',
    meta: { title: 'stepUp.explaining.title' },
    invoke: {
      id: 'stepUp',
      src: 'stepUp',
      input: ({ context }: { readonly context: RequestContext }) => ({
        required: context.requiredLevel,
        level: context.level,
        offered: context.stepUpOffered,
        typed: context.draft !== null,
      }),
      onDone: [
        {
          guard: { type: 'isGranted', params: kind },
          actions: { type: 'rememberLevel', params: level },
          target: 'preparing',
        },
        { guard: 'hasDraft', target: back },
        { target: 'cancelled' },
      ],
      onError: interrupts,
    },
  });
}

/** A form is sent or closed; closing asks first where something was typed. `closed` is where closing leads. */
export function formState(description: string, title: string, closed = 'cancelled') {
  return requestSetup.createStateConfig({
    description,
    meta: { title },
    tags: ['resting'],
    on: {
      'form.submitted': { actions: { type: 'rememberDraft', params: draft }, target: 'submitting' },
      'dismissal.requested': [
        {
          guard: { type: 'hasTyped', params: draft },
          actions: { type: 'rememberDraft', params: draft },
          target: 'confirmingLeave',
        },
        { target: closed },
      ],
    },
  });
}

/** `back` is the state for a person who stays, `left` the one for a person who leaves. */
export function leaveQuestionState(back: string, left = 'cancelled') {
  return requestSetup.createStateConfig({
    description: 'Asks whether the typed text may be lost. The safe answer is to stay.',
    meta: { title: 'connection.confirmingLeave.title' },
    tags: ['resting'],
    on: { 'stay.requested': back, 'dismissal.requested': back, 'leave.confirmed': left },
  });
}

export const interruptedState = requestSetup.createStateConfig({
  description: 'Something failed unexpectedly; the outcome of the request is not known.',
  meta: { title: 'connection.interrupted.title' },
  tags: ['resting'],
  on: { 'retry.requested': 'preparing', 'dismissal.requested': 'cancelled' },
});

/** This state only says why the dialog cannot begin; it can only be closed. */
export function refusalState(description: string, title: string) {
  return requestSetup.createStateConfig({
    description,
    meta: { title },
    tags: ['terminal'],
    on: { 'dismissal.requested': 'cancelled' },
  });
}

/** This state shows the outcome of the dialog. */
export function resultState(description: string, title: string) {
  return requestSetup.createStateConfig({
    description,
    meta: { title },
    tags: ['terminal'],
    on: { 'dismissal.requested': 'finished' },
  });
}

export const finalStates = {
  cancelled: { type: 'final', output: { kind: 'cancelled' } },
  finished: { type: 'final', output: { kind: 'finished' } },
} as const;
