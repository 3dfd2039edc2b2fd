import { modeOf, readMode, readPlace } from '../platform/config/placeSettings';
import { Settings } from '../platform/config/settings';
import { wrong, type Program } from '../platform/control/program';
import { Refusal } from '../platform/control/refusal';

/** Longer than the server waits for its database. */
const PATIENCE_MS = 5_000;
const PROBES = ['live', 'ready'];
const EVERY_ADDRESS = ['0.0.0.0', '::'];

export const command: Program = {
  summary: 'asks the server of these settings whether it is live or ready',
  usage: 'usage: health [live|ready]',
  /** For supervisors without an HTTP client of their own. */
  async run([probe = 'ready', ...others], { environment }) {
    if (!PROBES.includes(probe) || others.length > 0) return wrong('health takes one word.');
    // Only the address settings are read, since supervisors ask every few seconds.
    const settings = new Settings(environment);
    const { host: asked, port } = readPlace(settings, readMode(settings, modeOf(environment)), '');
    if (settings.errors.length > 0) throw new Refusal(settings.errors.join('\n'));
    const host = EVERY_ADDRESS.includes(asked) ? 'localhost' : asked;
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/internal/${probe}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
    if (!answer?.ok)
      throw new Refusal(`${address} ${answer ? `answers ${answer.status}` : 'does not answer'}.`);
  },
};
