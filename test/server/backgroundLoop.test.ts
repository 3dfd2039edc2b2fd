import { setImmediate } from 'node:timers/promises';
import { startLoop } from '../../server/platform/background/loop';

test('requests have their turn between pieces of work that never wait', async () => {
  let pieces = 0;
  const loop = startLoop(async () => {
    pieces += 1;
    return pieces < 1_000;
  }, fail);
  await setImmediate();
  expect(pieces).toBeLessThan(10);
  await loop.stop();
});

function fail(error: unknown): never {
  throw error;
}
