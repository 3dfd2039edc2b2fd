/** The lag of a replica, by one clock (REQUIREMENTS 348). */
import { positionOf, ReplicaProgress } from '../../../server/platform/storage/replicaProgress';

test.each([
  ['0/0', 0n],
  ['0/16B3748', 0x16b3748n],
  ['16/B374D848', 0x16b374d848n],
  ['FFFFFFFF/FFFFFFFF', 2n ** 64n - 1n],
])('%s is a position', (lsn, position) => {
  expect(positionOf(lsn)).toBe(position);
});

test('the lag of a replica is the time since the database was at the position of the replica', () => {
  const progress = new ReplicaProgress();
  expect(progress.lagMs(0)).toBe(Infinity);
  progress.note(1_000, 100n, 100n);
  expect(progress.lagMs(1_500)).toBe(500);
  progress.note(2_000, 200n, 150n);
  progress.note(3_000, 300n, 199n);
  expect(progress.lagMs(3_000)).toBe(2_000);
  progress.note(4_000, 400n, 299n);
  expect(progress.lagMs(4_000)).toBe(2_000);
  progress.reach(400n);
  expect(progress.lagMs(4_000)).toBe(0);
});

test('a replica has what it has reached; nothing if its position is unknown', () => {
  const progress = new ReplicaProgress();
  progress.note(1_000, 200n, 150n);
  expect([149n, 150n, 151n].map((position) => progress.hasReached(position))).toEqual([true, true, false]);
  progress.lose();
  expect(progress.hasReached(0n)).toBe(false);
  expect(progress.lagMs(1_000)).toBe(Infinity);
});

test('one that stands still for hours uses no more memory, and counts again once it has caught up', () => {
  const progress = new ReplicaProgress();
  for (let at = 0; at < 10_000; at += 1) progress.note(at, BigInt(at + 1), 0n);
  expect(progress.lagMs(10_000)).toBe(Infinity);
  progress.reach(10_000n);
  progress.note(10_001, 10_001n, 10_001n);
  expect(progress.lagMs(10_001)).toBe(0);
});
