import { createActor, setup, toPromise, waitFor, type ActorRefFrom } from 'xstate';
import type { ServiceRef } from '../../src/contracts/domain/service';
import type { ConnectSubject } from '../../src/machines/connect/connect.subject';
import { connectMachine } from '../../src/machines/connect/connect.machine';
import { connectScenarios } from '../../src/machines/connect/connect.scenarios';
import { plainDraft, plainInput, plainSubject } from '../../src/machines/connect/connect.fixtures';
import { draftOf } from '../../src/machines/connect/connect.draft';
import { assertProvided } from '../../src/machines/kit/assertProvided';
import { failureOf } from '../../src/machines/kit/failureOf';
import { port } from '../../src/machines/kit/port';
import { answers, pending, settleable } from '../../src/machines/kit/standIns';
import { versionOf } from '../../src/machines/kit/versionOf';
import { stepUpMachine } from '../../src/machines/shared/stepUp.machine';
import { ticketRequestMachine } from '../../src/machines/shared/ticketRequest.machine';
import type { RequestOutcome } from '../../src/contracts/domain/ticket';
import type { TicketRequestInput } from '../../src/machines/shared/ticketRequest.types';
import { playStory } from '../support/playStory';

describe('assertProvided', () => {
  test('names every missing port, those of invoked machines too', () => {
    expect(() => assertProvided(connectMachine)).toThrow(
      'connect.loadSubject, connect.stepUp.leaveForLogin, connect.ticketRequest.fileTicket',
    );
  });

  test('is content when all are provided', () => {
    const machine = connectMachine.provide({
      actors: {
        loadSubject: answers(plainSubject),
        stepUp: stepUpMachine.provide({ actors: { leaveForLogin: pending() } }),
        ticketRequest: ticketRequestMachine.provide({
          actors: { fileTicket: pending() },
        }),
      },
    });
    expect(() => assertProvided(machine)).not.toThrow();
  });
});

test('a port that nobody provided rejects', async () => {
  const actor = createActor(port<object, void>(), { input: {} });
  const ended = toPromise(actor);
  actor.start();
  await expect(ended).rejects.toThrow('This port was not provided');
});

test('a story that is taken away leaves an edge uncovered', async () => {
  const { requested } = connectScenarios.stories;
  const { edges } = await playStory(connectMachine, requested);
  expect(edges).toContain('connect.submitting · xstate.done.actor.ticketRequest · 0');
  expect(edges).not.toContain('connect.submitting · xstate.done.actor.ticketRequest · 1');
});

test('leaving a state aborts its call; a late answer changes nothing', async () => {
  const call = settleable<{ readonly service: ServiceRef; readonly fresh: boolean }, ConnectSubject>();
  const machine = connectMachine.provide({ actors: { loadSubject: call.logic } });
  const actor = createActor(machine, { input: plainInput }).start();
  expect(call.calls).toEqual([{ service: plainInput.service, fresh: false }]);
  actor.send({ type: 'dismissal.requested', draft: null });
  expect(call.aborted()).toBe(true);
  call.settle(plainSubject);
  await Promise.resolve();
  expect(actor.getSnapshot().value).toBe('cancelled');
});

test('the same form goes out under the same key, a changed one under another', async () => {
  const sent = settleable<TicketRequestInput, RequestOutcome>();
  const machine = connectMachine.provide({
    actors: {
      loadSubject: answers(plainSubject),
      ticketRequest: ticketRequestMachine.provide({ actors: { fileTicket: sent.logic } }),
    },
  });
  const actor = createActor(machine, { input: plainInput }).start();
  for (const comments of ['one', 'two', 'one']) {
    await waitFor(actor, ({ value }) => value === 'editing');
    actor.send({ type: 'form.submitted', draft: { ...plainDraft, comments } });
    sent.fail({ kind: 'validation' });
    const request = actor.getSnapshot().children['ticketRequest'] as ActorRefFrom<
      typeof ticketRequestMachine
    >;
    await waitFor(request, ({ value }) => value === 'invalid');
    request.send({ type: 'return.requested' });
  }
  const [first, second, third] = sent.calls.map(({ requestId }) => requestId);
  expect(first).toBe(third);
  expect(first).not.toBe(second);
});

test('a chart has another version when one that it invokes changes', () => {
  const other = setup({}).createMachine({ id: 'ticketRequest' });
  const parent = (child: typeof other) => setup({ actors: { child } }).createMachine({ id: 'parent' });
  const changed = setup({}).createMachine({ id: 'ticketRequest', initial: 'a', states: { a: {} } });
  expect(versionOf(parent(other))).not.toBe(versionOf(parent(changed as typeof other)));
  expect(versionOf(connectMachine)).toBe(versionOf(connectMachine.provide({})));
});

test('what is no failure is unknown', () => {
  expect(failureOf({ kind: 'offline' })).toEqual({ kind: 'offline' });
  expect(failureOf(new TypeError('x'))).toEqual({ kind: 'unknown' });
  expect(failureOf({ kind: 'constructor' })).toEqual({ kind: 'unknown' });
});

test('of a draft in storage only what has the right form is used', () => {
  expect(draftOf({ ...plainDraft, comments: 7, more: 'x' })).toEqual({ ...plainDraft, comments: '' });
  expect(draftOf('nonsense')).toBeNull();
});
