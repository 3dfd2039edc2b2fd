import { createActor, fromPromise, waitFor } from 'xstate';
import type { InvitationChoices } from '../../src/contracts/domain/invitations/invitation';
import type { RequestOutcome } from '../../src/contracts/domain/tickets/ticketRequest';
import {
  inviteRequestMachine,
  type SentInvitationRequest,
  type WantedChoices,
} from '../../src/machines/pages/inviteRequest/inviteRequest.machine';
import { inviteRequestScenarios } from '../../src/machines/pages/inviteRequest/inviteRequest.scenarios';
import { stubAnswers as answering, settleable } from '../../src/machines/kit/stubs';

const { events, answers } = inviteRequestScenarios;
const select = events['institution.selected'];
const send = events['form.submitted'];
const { invitation } = send;
const known: InvitationChoices = answers.loadChoices.known.output;
const south = { ...select.institution, entityId: 'https://south.example', name: 'South' };

test('the answer for an earlier institution never counts, regardless of how late it is (REQUIREMENTS 237)', async () => {
  const waiting = new Map<string, (choices: InvitationChoices) => void>();
  const loadChoices = fromPromise<InvitationChoices, WantedChoices>(
    ({ input }) => new Promise((resolve) => waiting.set(input.entityId, resolve)),
  );
  const actor = createActor(inviteRequestMachine.provide({ actors: { loadChoices } }), {
    input: { requestId: 'r' },
  }).start();
  actor.send(select);
  actor.send({ type: 'institution.selected', institution: south });
  expect([...waiting.keys()]).toEqual([select.institution.entityId, south.entityId]);
  const none: InvitationChoices = { services: [], people: [] };
  waiting.get(south.entityId)?.(none);
  await waitFor(actor, ({ value }) => value === 'composing');
  waiting.get(select.institution.entityId)?.(known);
  await Promise.resolve();
  expect(actor.getSnapshot()).toMatchObject({
    value: 'composing',
    context: { institution: south, choices: none },
  });
});

function composing() {
  const sent = settleable<SentInvitationRequest, RequestOutcome>();
  const machine = inviteRequestMachine.provide({
    actors: { loadChoices: answering(known), sendInvitation: sent.logic },
  });
  const actor = createActor(machine, { input: { requestId: 'r' } });
  const flashes: object[] = [];
  actor.on('flash.due', ({ flash }) => flashes.push(flash));
  actor.start().send(select);
  return { actor, sent, flashes };
}

test('the same invitation goes out under the same key, a changed one under another (REQUIREMENTS 241)', async () => {
  const { actor, sent } = composing();
  for (const message of ['one', 'two', 'one']) {
    await waitFor(actor, ({ value }) => value === 'composing');
    actor.send({ type: 'form.submitted', invitation: { ...invitation, message } });
    sent.fail({ kind: 'validation' });
    await waitFor(actor, ({ value }) => value === 'refused');
    actor.send({ type: 'return.requested' });
  }
  const [first, second, third] = sent.calls.map(({ requestId }) => requestId);
  expect(first).toBe(third);
  expect(first).not.toBe(second);
});

test.each([
  ['refused', { kind: 'offline' }],
  ['refused', { kind: 'sessionExpired' }],
  ['refused', { kind: 'forbidden' }],
  ['refused', { kind: 'collision', found: 'openTicket', ticketKey: 'CXT-30' }],
  ['refused', { kind: 'ticketSystemUnreachable', delivery: 'refused' }],
  ['uncertain', { kind: 'ticketSystemUnreachable', delivery: 'unknown' }],
  ['uncertain', { kind: 'timeout' }],
  ['uncertain', { kind: 'unknown', status: 500 }],
] as const)(
  'a failure leads to %s, regardless of its kind (%#; REQUIREMENTS 241)',
  async (state, failure) => {
    const { actor, sent, flashes } = composing();
    await waitFor(actor, ({ value }) => value === 'composing');
    actor.send(send);
    // Nothing more is sent during a request.
    actor.send(send);
    sent.fail(failure);
    await waitFor(actor, ({ value }) => value === state);
    expect(actor.getSnapshot().context).toMatchObject({ failure, invitation });
    expect([sent.calls.length, flashes]).toEqual([1, []]);
  },
);

test.each([
  [
    { kind: 'filed', key: 'CXT-31' },
    { tone: 'info', messageId: 'invite.filed', values: { key: 'CXT-31' } },
  ],
  [{ kind: 'filed' }, { tone: 'info', messageId: 'invite.filedWithoutKey' }],
] as const)('it ends with the facts about the ticket (%#; REQUIREMENTS 241)', async (outcome, flash) => {
  const { actor, sent, flashes } = composing();
  await waitFor(actor, ({ value }) => value === 'composing');
  actor.send(send);
  sent.settle(outcome);
  await waitFor(actor, ({ status }) => status === 'done');
  expect(flashes).toEqual([flash]);
});
