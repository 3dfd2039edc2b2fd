import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AnyStateMachine } from 'xstate';
import type { DialogView } from '../../src/dialogs/frame/panels';
import { denyInviteView } from '../../src/dialogs/denyInvite/DenyInviteDialog';
import { disconnectView } from '../../src/dialogs/disconnect/DisconnectDialog';
import { withdrawRequestView } from '../../src/dialogs/withdrawRequest/WithdrawRequestDialog';
import { changeRequestView } from '../../src/dialogs/changeRequest/ChangeRequestDialog';
import { connectView } from '../../src/dialogs/connect/ConnectDialog';
import { placeOf } from '../../src/dialogs/frame/front';
import { admissionMachine } from '../../src/machines/connection/admission.machine';
import { admissionScenarios } from '../../src/machines/connection/admission.scenarios';
import { changeRequestMachine } from '../../src/machines/changeRequest/changeRequest.machine';
import { changeRequestScenarios } from '../../src/machines/changeRequest/changeRequest.scenarios';
import { connectMachine } from '../../src/machines/connect/connect.machine';
import { connectScenarios } from '../../src/machines/connect/connect.scenarios';
import { denyInviteMachine } from '../../src/machines/denyInvite/denyInvite.machine';
import { denyInviteScenarios } from '../../src/machines/denyInvite/denyInvite.scenarios';
import { disconnectMachine } from '../../src/machines/disconnect/disconnect.machine';
import { disconnectScenarios } from '../../src/machines/disconnect/disconnect.scenarios';
import type { AnyScenarios } from '../../src/machines/kit/scenario';
import { stepUpMachine } from '../../src/machines/shared/stepUp.machine';
import { stepUpScenarios } from '../../src/machines/shared/stepUp.scenarios';
import { ticketRequestMachine } from '../../src/machines/shared/ticketRequest.machine';
import { ticketRequestScenarios } from '../../src/machines/shared/ticketRequest.scenarios';
import { ticketSystemDownMachine } from '../../src/machines/shared/ticketSystemDown.machine';
import { ticketSystemDownScenarios } from '../../src/machines/shared/ticketSystemDown.scenarios';
import { withdrawRequestMachine } from '../../src/machines/withdrawRequest/withdrawRequest.machine';
import { withdrawRequestScenarios } from '../../src/machines/withdrawRequest/withdrawRequest.scenarios';
import { violations } from '../support/axe';
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

const views = [connectView, disconnectView, denyInviteView, changeRequestView, withdrawRequestView];
const shared = { ...connectView, names: () => ({ service: 'Wiki', institution: 'North University' }) };
const walks: readonly { machine: AnyStateMachine; view: DialogView; scenarios: AnyScenarios }[] = [
  { machine: connectMachine, view: connectView, scenarios: connectScenarios },
  { machine: disconnectMachine, view: disconnectView, scenarios: disconnectScenarios },
  { machine: denyInviteMachine, view: denyInviteView, scenarios: denyInviteScenarios },
  { machine: changeRequestMachine, view: changeRequestView, scenarios: changeRequestScenarios },
  { machine: withdrawRequestMachine, view: withdrawRequestView, scenarios: withdrawRequestScenarios },
  { machine: admissionMachine, view: connectView, scenarios: admissionScenarios },
  { machine: stepUpMachine, view: shared, scenarios: stepUpScenarios },
  { machine: ticketRequestMachine, view: shared, scenarios: ticketRequestScenarios },
  { machine: ticketSystemDownMachine, view: shared, scenarios: ticketSystemDownScenarios },
];
const stories = walks.flatMap(({ machine, view, scenarios }) =>
  Object.entries(scenarios.stories).map(([name, story]) => ({ id: machine.id, name, machine, view, story })),
);
const clean = new Set<string>();

async function look(place: string): Promise<void> {
  if (clean.has(place)) return;
  expect({ place, violations: await violations() }).toEqual({ place, violations: [] });
  clean.add(place);
}

test.each(stories)('$id: $name comes to the same end by gestures', async ({ machine, view, story }) => {
  const dialog = await walkDialog({ machine, view, story, gestures, look });
  const waitsForClock = story.steps.some((step) => 'elapsed' in step);
  expect(waitsForClock || placeOf(dialog.front()) === `${machine.id}.${story.end}`).toBe(true);
});

test('every panel was seen, and axe found nothing in it', () => {
  const panels = views.flatMap((view) =>
    Object.entries(view.panels).flatMap(([machine, states]) =>
      Object.entries(states)
        .filter(([, panel]) => panel !== null)
        .map(([state]) => `${machine}.${state}`),
    ),
  );
  expect(panels.length).toBeGreaterThan(60);
  expect(panels.filter((place) => !clean.has(place))).toEqual([]);
});
