import { createActor, toPromise, waitFor, type ActorRefFrom } from 'xstate';
import { connectMachine } from '../../src/machines/connect/connect.machine';
import { connectScenarios } from '../../src/machines/connect/connect.scenarios';
import { plainDraft } from '../../src/machines/connect/connect.fixtures';
import { admissionMachine, type AdmissionQuery } from '../../src/machines/connection/admission.machine';
import { plainInput, plainSubject } from '../../src/machines/connection/connection.fixtures';
import type { ConnectionSubject } from '../../src/machines/connection/connection.subject';
import { draftOf } from '../../src/machines/connect/connect.draft';
import { assertProvided } from '../../src/machines/kit/assertProvided';
import { draftLike } from '../../src/machines/kit/draftLike';
import { failureOf } from '../../src/machines/kit/failures';
import { port } from '../../src/machines/kit/port';
import { stubAnswers, pending, settleable } from '../../src/machines/kit/stubs';
import { stepUpMachine } from '../../src/machines/shared/stepUp.machine';
import {
  ticketRequestMachine,
  type TicketRequestInput,
} from '../../src/machines/shared/ticketRequest.machine';
import type { RequestOutcome } from '../../src/contracts/domain/tickets/ticketRequest';
import { playStory } from '../support/dom/playStory';

describe('assertProvided', () => {
  test('names every missing port, including those of invoked machines', () => {
    expect(() => assertProvided(connectMachine)).toThrow(
      'connect.admission.loadSubject, connect.stepUp.leaveForLogin, connect.ticketRequest.fileTicket',
    );
  });

  test('passes if all are provided', () => {
    const machine = connectMachine.provide({
      actors: {
        admission: admissionMachine.provide({ actors: { loadSubject: stubAnswers(plainSubject) } }),
        loadPolicies: pending(),
        secondWay: pending(),
        stepUp: stepUpMachine.provide({ actors: { leaveForLogin: pending() } }),
        ticketRequest: ticketRequestMachine.provide({
          actors: { fileTicket: pending() },
        }),
      },
    });
    expect(() => assertProvided(machine)).not.toThrow();
  });
});

test('a port that no one provided rejects', async () => {
  const actor = createActor(port<object, void>(), { input: {} });
  const ended = toPromise(actor);
  actor.start();
  await expect(ended).rejects.toThrow('This port was not provided');
});

test('a story that is taken away leaves an edge uncovered', async () => {
  const { requested } = connectScenarios.stories;
  const { edges } = await playStory(connectMachine, requested);
  expect(edges).toContain('connect.submitting · xstate.done.actor.ticketRequest · 1');
  expect(edges).not.toContain('connect.submitting · xstate.done.actor.ticketRequest · 2');
});

test('leaving a state aborts its call; a late answer changes nothing', async () => {
  const call = settleable<AdmissionQuery, ConnectionSubject>();
  const machine = admissionMachine.provide({ actors: { loadSubject: call.logic } });
  const actor = createActor(machine, { input: { ...plainInput, fresh: false } }).start();
  expect(call.calls).toEqual([{ service: plainInput.service, invitation: null, fresh: false }]);
  actor.send({ type: 'dismissal.requested' });
  expect(call.aborted()).toBe(true);
  call.settle(plainSubject);
  await Promise.resolve();
  expect(actor.getSnapshot().value).toBe('dismissed');
});

test('the same form goes out under the same key, a changed one under another', async () => {
  const sent = settleable<TicketRequestInput, RequestOutcome>();
  const machine = connectMachine.provide({
    actors: {
      admission: admissionMachine.provide({ actors: { loadSubject: stubAnswers(plainSubject) } }),
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

test('an error of another kind is unknown', () => {
  expect(failureOf({ kind: 'offline' })).toEqual({ kind: 'offline' });
  expect(failureOf(new TypeError('x'))).toEqual({ kind: 'unknown' });
  expect(failureOf({ kind: 'constructor' })).toEqual({ kind: 'unknown' });
});

test('only members of the right type are used from a draft in storage', () => {
  expect(draftOf({ ...plainDraft, comments: 7, more: 'x' })).toEqual({ ...plainDraft, comments: '' });
  expect(draftOf('nonsense')).toBeNull();
});

test('members of a stored draft are used if they have the type of the blank one', () => {
  const draftOf = draftLike({ comments: '', confirmed: false });
  expect(draftOf({ comments: 'Soon', confirmed: true })).toEqual({ comments: 'Soon', confirmed: true });
  expect(draftOf({ comments: 7, confirmed: 'yes', other: 'Jane' })).toEqual({
    comments: '',
    confirmed: false,
  });
  expect(draftOf({})).toEqual({ comments: '', confirmed: false });
  expect([draftOf(null), draftOf('Soon'), draftOf(undefined)]).toEqual([null, null, null]);
});
