/**
 * `node --import ./scripts/bench/hold.mjs server.js`, started with a channel: tells how long the process has held its
 * own loop since it was asked last, as the clock says (`wall`) and as the processor says (`cpu`): others who work on
 * the same machine lengthen the one and not the other. In milliseconds.
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
// A timer that comes late was held up: all that was worked since the last one was one stretch, or nearly.
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
