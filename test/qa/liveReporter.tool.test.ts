import { createActor } from 'xstate';
import { Reporter } from '../../src/app/qa/reporter';
import type { LogEntry } from '../../src/contracts/domain/qa/qaChannel';
import { connectMachine } from '../../src/machines/connect/connect.machine';
import { connectScenarios } from '../../src/machines/connect/connect.scenarios';
import { inspected, runningRoots } from '../../src/machines/kit/inspection';
import type { AnyStory } from '../../src/machines/kit/scenario';
import { visualiserMachine } from '../../src/machines/visualiser/visualiser.machine';
import { scriptOf } from '../../src/qa/script/scriptOf';

const settle = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test('a burst comes in one message, in order', async () => {
  const batches: (readonly LogEntry[])[] = [];
  const reporter = new Reporter((batch) => batches.push(batch));
  const actor = createActor(visualiserMachine, {
    inspect: inspected,
    input: { mode: 'map', machine: '', selected: '', story: '', steps: [], lens: 'both' },
  }).start();
  for (let count = 0; count < 300; count += 1) actor.send({ type: 'machine.selected', machine: 'connect' });
  await settle(60);
  reporter.stop();
  expect(batches).toHaveLength(1);
  expect(batches[0]?.map(({ number }) => number)).toEqual(
    Array.from({ length: 301 }, (_, index) => index + 1),
  );
  expect(batches[0]?.map(({ kind }) => kind)).toEqual(['started', ...Array(300).fill('transition')]);
  expect(runningRoots()).toContain(actor);
  actor.stop();
  expect(runningRoots()).not.toContain(actor);
});

test('an actor comes before those that it starts, and they name it', async () => {
  const [story]: readonly (AnyStory | undefined)[] = Object.values(connectScenarios.stories).filter(
    ({ answers }) => answers.admission.some((answer) => 'story' in answer),
  );
  if (!story) throw new Error('no story of connect plays the machines that it invokes');
  const entries: LogEntry[] = [];
  const reporter = new Reporter((batch) => entries.push(...batch));
  const { machine } = scriptOf(connectMachine, [story]);
  const actor = createActor(machine, { input: story.input, inspect: inspected }).start();
  await settle(60);
  reporter.stop();
  const startEntries = entries.filter(({ kind }) => kind === 'started');
  expect(startEntries.slice(0, 2).map((entry) => entry.machine)).toEqual(['connect', 'admission']);
  expect(startEntries[1]?.parent).toBe(startEntries[0]?.actor);
  const numbers = entries.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  actor.stop();
});
