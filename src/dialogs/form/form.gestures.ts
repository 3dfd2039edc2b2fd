import type { DialogView } from '../frame/panels';
import type { Gesture } from '../defineStories';

export const pressRetry: Gesture = async ({ press }) => press('Try again');
export const pressEscape: Gesture = async ({ escape }) => escape();

/** People do this where closing would lose something. */
export const leavingGestures = {
  'stay.requested': async ({ press }) => press('Keep editing'),
  'leave.confirmed': async ({ press }) => press('Close without sending'),
  'retry.requested': pressRetry,
} satisfies Record<string, Gesture>;

/** The gestures in every dialog with a form before it is sent; `field` is one that people type in. */
export function formGestures(field: string | RegExp) {
  return {
    ...leavingGestures,
    'dismissal.requested': async ({ type, escape }, { draft }) => {
      if (draft) await type(field, 'Soon');
      await escape();
    },
  } satisfies Record<string, Gesture>;
}

/** Label of the second way out of a form in stories; in the product an extension gives it another one. */
export const SECOND_WAY = 'Second way';

/** Shows a dialog as if an extension brought a second way out of its form. */
export function withSecondWay(view: DialogView): DialogView {
  return { ...view, secondWay: { label: SECOND_WAY, hint: () => 'An extension takes the request.' } };
}
