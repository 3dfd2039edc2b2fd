/** How reads, changes and callers share the connections. */
import { callers, Gate, type Caller } from '../../../server/platform/storage/gate';
import { DatabaseBusy, DatabaseUnavailable } from '../../../server/platform/storage/unavailable';
import { together } from '../../../server/platform/together';

const ann: Caller = { name: 'ann', isGuest: false, institution: 'north' };
const bob: Caller = { name: 'bob', isGuest: false, institution: 'north' };
const cas: Caller = { name: 'cas', isGuest: false, institution: 'south' };
const guest: Caller = { name: '192.0.2.1', isGuest: true, institution: undefined };

/** Begins transactions that last until they are ended, and records whose have begun. */
function transactionsOn(gate: Gate) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (caller: Caller) =>
    callers.run({ ...caller }, () =>
      gate.through(() => {
        begun.push(caller.name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
  async function end(): Promise<void> {
    ends.shift()?.();
    await settled();
  }
  return { begun, begin, end };
}

const settled = () => new Promise((resolve) => process.nextTick(() => setImmediate(resolve)));
const open = () => new Gate({ reads: Infinity, transactions: Infinity });

test('two transactions of a person are under way, whatever the person has asked for before others', async () => {
  const { begun, begin, end } = transactionsOn(new Gate({ reads: 1, transactions: 3 }));
  for (let count = 0; count < 9; count += 1) void begin(ann);
  void begin(cas);
  void begin(cas);
  await settled();
  expect(begun).toEqual(['ann', 'ann', 'cas']);
  await end();
  expect(begun.slice(3)).toEqual(['cas']);
  await end();
  expect(begun.slice(4)).toEqual(['ann']);
});

test('so are two of an institution, in which its people take turns', async () => {
  const { begun, begin, end } = transactionsOn(open());
  for (let count = 0; count < 9; count += 1) void begin(ann);
  void begin(bob);
  void begin(cas);
  await settled();
  expect(begun).toEqual(['ann', 'ann', 'cas']);
  await end();
  await end();
  expect(begun.slice(3)).toContain('bob');
});

test('a person with twenty in the queue is refused, but not a call that has changed something', async () => {
  const gate = open();
  const { begin } = transactionsOn(gate);
  for (let count = 0; count < 22; count += 1) void begin(ann);
  await expect(begin(ann)).rejects.toThrow(DatabaseBusy);
  const second = callers.run({ ...ann, hasBegun: true }, () => gate.through(async () => 'done'));
  await expect(Promise.race([second, settled()])).resolves.toBeUndefined();
});

test('guests of one address share two places, and wait', async () => {
  const { begun, begin } = transactionsOn(open());
  const all = Array.from({ length: 30 }, () => begin(guest));
  await expect(Promise.race([...all, settled()])).resolves.toBeUndefined();
  expect(begun).toHaveLength(2);
});

test('reads and transactions leave connections to each other', async () => {
  const gate = new Gate({ reads: 2, transactions: 1 });
  const reads = [await gate.enterRead(), await gate.enterRead()];
  const waiting = gate.enterRead();
  const { begun, begin } = transactionsOn(gate);
  void begin(ann);
  void begin(cas);
  await settled();
  expect([begun, gate.waiting]).toEqual([['ann'], { reads: 1, transactions: 1 }]);
  reads[0]?.();
  await waiting;
});

test('a place of failed work is free again', async () => {
  const gate = new Gate({ reads: 1, transactions: 1 });
  await expect(gate.through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(gate.through(async () => 'done')).resolves.toBe('done');
});

const silence = () => 0;
const word = (() => {
  let said = 0;
  return () => (said += 1);
})();

test.each([
  ['the database answers nothing for some seconds', silence, DatabaseUnavailable],
  ['it answers others for longer', word, DatabaseBusy],
] as const)('a wait ends if %s, and leaves no gap in the queue', async (_when, answers, kind) => {
  const gate = new Gate({ reads: 1, transactions: 1 }, answers, 1);
  const { begun, begin, end } = transactionsOn(gate);
  void begin(ann);
  const failure = await begin(cas).catch((error: Error) => error);
  expect(failure?.constructor).toBe(kind);
  void begin(bob);
  await end();
  expect(begun).toEqual(['ann', 'bob']);
});

test('what comes while something is written is written together', async () => {
  const written: (readonly string[])[] = [];
  const write = together(async (keys) => {
    written.push(keys);
    await settled();
    if (keys.includes('b')) throw new Error('no');
  });
  const first = write('a');
  await settled();
  const rest = [write('b'), write('c'), write('c')];
  await first;
  expect((await Promise.allSettled(rest)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  await write('d');
  expect(written).toEqual([['a'], ['b', 'c'], ['d']]);
});
