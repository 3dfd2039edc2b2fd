import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { placeOf } from '../../src/dialogs/frame/front';
import { loadDialogs, placesOf, shownAs, type PreviewedDialog } from '../../src/qa/preview/dialogs';
import { violations } from '../support/axe';
import { dialogStories } from '../support/dialogMachines';
import { walkDialog, type Gesture } from '../support/walkDialog';

const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(screen.getByRole('button', { name }));
const escape = async (user: UserEvent) => user.keyboard('{Escape}');
const close: Gesture = async (user, { draft }) => {
  if (draft) await user.type(screen.getByLabelText(/Your comments/), 'Soon');
  await escape(user);
};
const submit: Gesture = async (user) => {
  for (const box of screen.queryAllByRole('checkbox', { name: /accept|all the same|end the connection/ })) {
    await user.click(box);
  }
  await user.click(
    screen.getByRole('button', {
      name: /Send request|Connect now|Accept invitation|Request disconnection|Deny invitation|Withdraw request/,
    }),
  );
};
const retry = press('Try again');
const back = press('Back to the form');

/** What every dialog about a connection hears, by the gestures that they share. */
const connectionGestures = (id: string): Readonly<Record<string, Gesture>> => ({
  [`${id} form.submitted`]: submit,
  [`${id} dismissal.requested`]: close,
  [`${id} stay.requested`]: press('Keep editing'),
  [`${id} leave.confirmed`]: press('Close without sending'),
  [`${id} retry.requested`]: retry,
});

const gestures: Readonly<Record<string, Gesture>> = {
  ...connectionGestures('connect'),
  ...connectionGestures('disconnect'),
  ...connectionGestures('denyInvite'),
  ...connectionGestures('changeRequest'),
  ...connectionGestures('withdrawRequest'),
  'changeRequest request.confirmed': press('Send request'),
  'changeRequest dismissal.requested': escape,
  'admission retry.requested': retry,
  'admission dismissal.requested': escape,
  'stepUp login.requested': press(/^Go to the login page|Log in another way$/),
  'stepUp login.returned': async (_user, { level }, dialog) =>
    act(async () => dialog.tellReturn(Number(level))),
  'stepUp dismissal.requested': escape,
  'ticketRequest retry.requested': retry,
  'ticketRequest return.requested': back,
  'ticketRequest dismissal.requested': escape,
  'ticketSystemDown retry.requested': retry,
  'ticketSystemDown return.requested': back,
  'ticketSystemDown dismissal.requested': escape,
};

let dialogs: readonly PreviewedDialog[];
beforeAll(async () => {
  dialogs = await loadDialogs();
});

const clean = new Set<string>();

async function look(place: string): Promise<void> {
  if (clean.has(place)) return;
  expect({ place, violations: await violations() }).toEqual({ place, violations: [] });
  clean.add(place);
}

test.each(dialogStories)('$id: $name comes to the same end by gestures', async ({ entry, story }) => {
  const shown = shownAs(dialogs, entry);
  if (!shown) throw new Error(`No dialog shows ${entry.id}`);
  const dialog = await walkDialog({ machine: entry.machine, view: shown.view, story, gestures, look });
  const waitsForClock = story.steps.some((step) => 'elapsed' in step);
  expect(waitsForClock || placeOf(dialog.front()) === `${entry.id}.${story.end}`).toBe(true);
});

test('every panel was seen, and axe found nothing in it', () => {
  const panels = dialogs.flatMap(({ view }) => placesOf(view));
  expect(panels.length).toBeGreaterThan(60);
  expect(panels.filter((place) => !clean.has(place))).toEqual([]);
});
