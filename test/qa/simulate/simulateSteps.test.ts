import { createActor } from 'xstate';
import { registry } from '../../../src/qa/registry';
import type { Registered } from '../../../src/machines/registry';
import { visualiserMachine, type Step } from '../../../src/machines/visualiser/visualiser.machine';
import { placeIn, searchOf } from '../../../src/qa/address';
import { possibilities } from '../../../src/qa/steps/possible';
import { lastOf, simulate, stepsOf } from '../../../src/qa/steps/simulate';
import { frontOf, stateOf, type Simulation } from '../../../src/qa/steps/simulation';

function entryOf(machine: string): Registered {
  const entry = registry.find(({ id }) => id === machine);
  if (!entry) throw new Error(`No machine ${machine}`);
  return entry;
}

const connect = entryOf('connect');
const stepUp = entryOf('stepUp');
const plain: Step = { answer: 'admission', fixture: 'plain' };
const close: Step = { event: { type: 'dismissal.requested', draft: null } };
const { events } = connect.scenarios;
const submit: Step = { event: { ...events['form.submitted'], type: 'form.submitted' } };

const placeOf = (simulation: Simulation) => {
  const front = frontOf(lastOf(simulation).levels);
  return `${front.machine.id}.${stateOf(front)}`;
};

describe('values that are computed on the way', () => {
  test('the input of invoked machines, the evaluated guards, and the actions', () => {
    const simulation = simulate(connect, 'requested', [plain, submit]);
    const [start, loaded, sent] = simulation.frames;
    expect(start.moves[0]).toMatchObject({ to: 'preparing', actions: ['countLookup'] });
    expect(start.moves[0]?.calls[0]).toMatchObject({ name: 'admission', input: { fresh: false } });
    expect(loaded?.moves.map(({ to }) => to)).toEqual(['checking', 'choosing', 'editing']);
    expect(loaded?.moves[1]?.tried.map(({ guard, passed }) => [guard, passed])).toEqual([
      ['isConnectInvitationUnknown', false],
      ['isConnected', false],
      ['isNamedAnswered', false],
      ['hasOpenTicket', false],
      ['isSaml1Only', false],
      ['isOutsideEdugain', false],
      ['isLevelTooLow', false],
      [undefined, true],
    ]);
    expect(sent?.moves[0]).toMatchObject({ from: 'editing', to: 'submitting', actions: ['rememberDraft'] });
    const [call] = frontOf(lastOf(simulation).levels).pending;
    expect(call).toMatchObject({ name: 'ticketRequest', input: { request: { kind: 'connect' } } });
    expect(call?.input).toMatchObject({ requestId: expect.stringMatching(/^3f0c9a52-/) });
  });

  test('a machine that is entered starts with the result of the mapper, and reports its end', () => {
    const inside = simulate(connect, 'requested', [plain, submit, { enter: 'ticketRequest' }]);
    expect(placeOf(inside)).toBe('ticketRequest.submitting');
    const { snapshot } = frontOf(lastOf(inside).levels);
    expect(snapshot.context.request).toMatchObject({
      kind: 'connect',
      comments: 'Please connect before 1 December.',
    });
    const steps = [plain, submit, { enter: 'ticketRequest' }, { answer: 'fileTicket', fixture: 'refused' }];
    const down = simulate(connect, 'requested', [...steps, { enter: 'ticketSystemDown' }]);
    expect(lastOf(down).levels.map(({ machine }) => machine.id)).toEqual([
      'connect',
      'ticketRequest',
      'ticketSystemDown',
    ]);
    const back = simulate(connect, 'requested', [
      ...steps,
      { enter: 'ticketSystemDown' },
      { event: { type: 'retry.requested' } },
      { answer: 'fileTicket', output: { kind: 'filed', key: 'CXT-99' } },
    ]);
    expect(placeOf(back)).toBe('connect.requested');
    expect(lastOf(back).moves.map(({ machine }) => machine)).toEqual(['ticketRequest', 'connect']);
    expect(frontOf(lastOf(back).levels).snapshot.context.ticketKey).toBe('CXT-99');
  });

  test('a delay that runs out is possible, and no other step of a clock', () => {
    const leaving = simulate(stepUp, 'leaves', [{ event: { type: 'login.requested' } }]);
    expect(possibilities(lastOf(leaving).levels).delays).toMatchObject([
      { delay: 'stillHere', milliseconds: 15_000, moves: [{ to: 'explaining' }] },
    ]);
    const waited = simulate(stepUp, 'leaves', [
      { event: { type: 'login.requested' } },
      { elapsed: 'stillHere' },
    ]);
    expect(placeOf(waited)).toBe('stepUp.explaining');
    expect(possibilities(lastOf(waited).levels).answers).toEqual([]);
  });

  test('events that are blocked name their guard; those of other states are listed separately', () => {
    const visualiser = entryOf('visualiser');
    const { events: handled, unheard } = possibilities(lastOf(simulate(visualiser, 'simulation', [])).levels);
    const undo = handled.find(({ event }) => event.type === 'undo.requested');
    expect(undo?.refusal).toEqual({
      reason: 'blocked',
      values: { event: 'undo.requested', state: 'simulating', guards: 'hasSteps' },
    });
    expect(unheard).toEqual(['lens.selected']);
    const start = possibilities(lastOf(simulate(connect, '', [])).levels);
    expect(start.events).toEqual([]);
    expect(start.unheard).toEqual(Object.keys(connect.scenarios.events));
    expect(start.answers[0]?.fixtures.map(({ name }) => name)).toEqual(
      Object.keys(connect.scenarios.answers.admission ?? {}),
    );
  });

  test('an answer that keeps waiting is not offered', () => {
    const { answers } = possibilities(lastOf(simulate(entryOf('admission'), '', [])).levels);
    expect(answers[0]?.fixtures.map(({ name }) => name)).not.toContain('slow');
  });
});

describe('a step that is not possible is refused with its reason, and the state before it stays', () => {
  const refusals: readonly (readonly [string, readonly Step[], string, number])[] = [
    ['an event of another state', [plain, { event: { type: 'stay.requested' } }, close], 'unheard', 2],
    ['an event that no machine has', [{ event: { type: 'x' } }], 'unheard', 1],
    ['an event of the library', [{ event: { type: 'xstate.done.actor.admission' } }], 'unheard', 1],
    ['an answer of a port that was not asked', [plain, plain], 'notAsked', 2],
    ['a fixture that is no more', [{ answer: 'admission', fixture: 'gone' }], 'fixtureUnknown', 1],
    ['a failure of no kind', [{ answer: 'admission', failure: { kind: 'fire' } }], 'noFailure', 1],
    ['a value that the chart cannot digest', [{ answer: 'admission', output: null }], 'broken', 1],
    ['a delay that does not run', [{ elapsed: 'stillHere' }], 'notWaiting', 1],
    ['a machine that is not invoked', [{ enter: 'stepUp' }], 'notAsked', 1],
    ['anything after the end', [plain, close, close], 'over', 3],
    ['what is done in a machine that waits outside', [{ enter: 'admission' }, plain], 'notAsked', 2],
    ['a port as if it were a machine', [{ enter: 'admission' }, { enter: 'loadSubject' }], 'noMachine', 2],
    [
      'an answer that keeps waiting',
      [{ enter: 'admission' }, { answer: 'loadSubject', fixture: 'slow' }],
      'keepsWaiting',
      2,
    ],
  ];

  test.each(refusals)('%s', (_title, steps, reason, frames) => {
    const simulation = simulate(connect, '', [...steps, plain]);
    expect(simulation.refused).toMatchObject({ step: steps.at(frames - 1), refusal: { reason } });
    expect(simulation.frames).toHaveLength(frames);
  });

  test('a story of an invoked machine that does not come to its end is not an answer', () => {
    const open = { open: { story: stepUp.scenarios.stories.leaves } };
    const answers = { ...connect.scenarios.answers, stepUp: open };
    const entry = { ...connect, scenarios: { ...connect.scenarios, answers } } as Registered;
    const { refused } = simulate(entry, 'stepUpMet', [plain, { answer: 'stepUp', fixture: 'open' }]);
    expect(refused?.refusal).toMatchObject({ reason: 'storyOpen', values: { name: 'stepUp' } });
  });

  test('an unknown story starts the first one, and takes no steps of the other', () => {
    const simulation = simulate(connect, 'vanished', [plain]);
    expect(simulation.refused?.refusal).toEqual({ reason: 'storyUnknown', values: { story: 'vanished' } });
    expect(simulation.story).toBe(Object.keys(connect.scenarios.stories)[0]);
    expect(simulation.frames).toHaveLength(1);
  });

  test.each(['not JSON', '{}', '[1,null,"x",{"answer":"admission"},{"enter":5},{"event":{}}]', '[[]]'])(
    'an address with %s starts afresh',
    (steps) => {
      const place = placeIn(`?mode=simulate&machine=connect&steps=${encodeURIComponent(steps)}`);
      expect(placeOf(simulate(connect, place.story, place.steps))).toBe('connect.preparing');
    },
  );

  test('a step whose parts have the wrong types is refused as well', () => {
    const place = placeIn(`?steps=${encodeURIComponent('[{"answer":"admission","fixture":{"a":1}}]')}`);
    expect(simulate(connect, '', place.steps).refused?.refusal.reason).toBe('fixtureUnknown');
  });
});

describe('undo, redo and the address', () => {
  const steps = stepsOf(connect, 'outage', true);
  const walk = () => {
    const place = {
      mode: 'simulate',
      machine: 'connect',
      selected: '',
      story: 'outage',
      lens: 'both',
      steps,
    } as const;
    const actor = createActor(visualiserMachine, { input: place }).start();
    const shown = () => {
      const { story, steps: taken } = actor.getSnapshot().context;
      return simulate(connect, story, taken);
    };
    return { actor, shown };
  };

  test('undo leads through the same frames back to the start, redo to the end', () => {
    const { actor, shown } = walk();
    const whole = shown();
    expect(whole.frames.length).toBeGreaterThan(6);
    for (let left = whole.frames.length - 1; left > 0; left -= 1) {
      actor.send({ type: 'undo.requested' });
      expect(placeOf(shown())).toBe(
        placeOf({ ...whole, frames: [whole.frames[0], ...whole.frames.slice(1, left)] }),
      );
    }
    expect(shown().frames).toHaveLength(1);
    actor.send({ type: 'undo.requested' });
    expect(shown().frames).toHaveLength(1);
    whole.frames.forEach(() => actor.send({ type: 'redo.requested' }));
    expect(placeOf(shown())).toBe(placeOf(whole));
    expect(lastOf(shown()).moves).toEqual(lastOf(whole).moves);
  });

  test('after undo, another step leaves nothing to redo', () => {
    const { actor, shown } = walk();
    actor.send({ type: 'undo.requested' });
    actor.send({ type: 'step.requested', step: steps.at(-1) ?? plain });
    actor.send({ type: 'redo.requested' });
    expect(shown().frames).toHaveLength(steps.length + 1);
  });

  test('an address has the whole simulation, including the journal', () => {
    const { actor, shown } = walk();
    const pasted = placeIn(searchOf(actor.getSnapshot().context));
    const again = simulate(connect, pasted.story, pasted.steps);
    const stepsTaken = ({ frames }: Simulation) => frames.map(({ step, moves }) => ({ step, moves }));
    expect(JSON.stringify(stepsTaken(again))).toBe(JSON.stringify(stepsTaken(shown())));
  });
});
