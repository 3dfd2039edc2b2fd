import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AnyStateMachine } from 'xstate';
import type { DialogView } from '../../src/dialogs/frame/panels';
import { connectView } from '../../src/dialogs/connect/ConnectDialog';
import { placeOf } from '../../src/dialogs/host/front';
import { admissionMachine } from '../../src/machines/connection/admission.machine';
import { admissionScenarios } from '../../src/machines/connection/admission.scenarios';
import { connectMachine } from '../../src/machines/connect/connect.machine';
import { connectScenarios } from '../../src/machines/connect/connect.scenarios';
import type { AnyScenarios } from '../../src/machines/kit/scenario';
import { stepUpMachine } from '../../src/machines/shared/stepUp.machine';
import { stepUpScenarios } from '../../src/machines/shared/stepUp.scenarios';
import { ticketRequestMachine } from '../../src/machines/shared/ticketRequest.machine';
import { ticketRequestScenarios } from '../../src/machines/shared/ticketRequest.scenarios';
import { ticketSystemDownMachine } from '../../src/machines/shared/ticketSystemDown.machine';
import { ticketSystemDownScenarios } from '../../src/machines/shared/ticketSystemDown.scenarios';
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
  for (const box of screen.getAllByRole('checkbox', { name: /accept|all the same/ })) await user.click(box);
  await user.click(screen.getByRole('button', { name: /Send request|Connect now|Accept invitation/ }));
};
const retry = press('Try again');
const back = press('Back to the form');

const gestures: Readonly<Record<string, Gesture>> = {
  'admission retry.requested': retry,
  'admission dismissal.requested': escape,
  'connect form.submitted': submit,
  'connect dismissal.requested': close,
  'connect stay.requested': press('Keep editing'),
  'connect leave.confirmed': press('Close without sending'),
  'connect retry.requested': retry,
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

const shared = { names: () => ({ service: 'Wiki', institution: 'North University' }), wide: [] };
const walks: readonly { machine: AnyStateMachine; view: DialogView; scenarios: AnyScenarios }[] = [
  { machine: connectMachine, view: connectView, scenarios: connectScenarios },
  {
    machine: admissionMachine,
    view: { ...connectView, wide: [] },
    scenarios: admissionScenarios,
  },
  { machine: stepUpMachine, view: { ...shared, panels: connectView.panels }, scenarios: stepUpScenarios },
  {
    machine: ticketRequestMachine,
    view: { ...shared, panels: connectView.panels },
    scenarios: ticketRequestScenarios,
  },
  {
    machine: ticketSystemDownMachine,
    view: { ...shared, panels: connectView.panels },
    scenarios: ticketSystemDownScenarios,
  },
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
  const panels = Object.entries(connectView.panels).flatMap(([machine, states]) =>
    Object.entries(states)
      .filter(([, panel]) => panel !== null)
      .map(([state]) => `${machine}.${state}`),
  );
  expect(panels.length).toBeGreaterThan(20);
  expect(panels.filter((place) => !clean.has(place))).toEqual([]);
});
