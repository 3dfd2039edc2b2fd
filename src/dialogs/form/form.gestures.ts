import type { Gesture } from '../defineStories';

export const pressRetry: Gesture = async ({ press }) => press('Try again');
export const pressEscape: Gesture = async ({ escape }) => escape();

/** What people do in every dialog with a form, but for sending it. */
export const formGestures = {
  'dismissal.requested': async ({ type, escape }, { draft }) => {
    if (draft) await type(/Your comments/, 'Soon');
    await escape();
  },
  'stay.requested': async ({ press }) => press('Keep editing'),
  'leave.confirmed': async ({ press }) => press('Close without sending'),
  'retry.requested': pressRetry,
} satisfies Record<string, Gesture>;
