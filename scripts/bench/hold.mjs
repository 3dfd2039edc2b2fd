/**
 * `node --import ./scripts/bench/hold.mjs server.js`, started with an IPC channel: reports in milliseconds how long the
 * process has blocked its event loop since the last question, by the clock (`wall`) and by its processor time (`cpu`).
 * Other work on the machine lengthens only the former.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY_MS = 5;
const loop = monitorEventLoopDelay({ resolution: EVERY_MS });
loop.enable();

const worked = () =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
let last = worked();
let stretches = [];
// A timer that fires late was blocked by about as much work as was done since the last one.
setInterval(() => {
  const now = worked();
  stretches.push(now - last);
  last = now;
}, EVERY_MS).unref();

const at = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

process.on('message', () => {
  const sorted = stretches.toSorted((a, b) => a - b);
  const wall = (nanoseconds) => nanoseconds / 1e6 - EVERY_MS;
  process.send({
    wall: { median: wall(loop.percentile(50)), most: wall(loop.percentile(99)), longest: wall(loop.max) },
    cpu: { median: at(sorted, 0.5), most: at(sorted, 0.99), longest: at(sorted, 1) },
  });
  stretches = [];
  loop.reset();
});
process.channel?.unref();
