import { Refusal } from '../platform/control/refusal';
import { modeOf, readMode, readPlace } from '../platform/config/placeSettings';
import { Settings } from '../platform/config/settings';
import { runTool, UsageError } from './terminal';

/** Longer than the server waits for its database. */
const PATIENCE_MS = 5_000;
const PROBES = ['live', 'ready'];
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** `node dist/server/health.js`: asks the server of these settings how it is, for supervisors that have no other program to ask with. */
void runTool(async () => {
  const [probe = 'ready', ...others] = process.argv.slice(2);
  if (!PROBES.includes(probe) || others.length > 0)
    throw new UsageError('health takes one word.', 'usage: health [live|ready]');
  // The place alone is read, since supervisors ask every few seconds.
  const settings = new Settings(process.env);
  const { host: asked, port } = readPlace(settings, readMode(settings, modeOf(process.env)), '');
  if (settings.errors.length > 0) throw new Refusal(settings.errors.join('\n'));
  const host = EVERY_ADDRESS.includes(asked) ? 'localhost' : asked;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/internal/${probe}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  if (!answer?.ok)
    throw new Refusal(`${address} ${answer ? `answers ${answer.status}` : 'does not answer'}.`);
});
