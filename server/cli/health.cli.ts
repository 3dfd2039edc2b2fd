import { modeOf, readMode, readPlace } from '../platform/config/placeSettings';
import { Settings } from '../platform/config/settings';
import { wrong, type Program } from '../platform/control/program';
import { Refusal } from '../platform/control/refusal';

/** Longer than the server waits for its database. */
const TIMEOUT_MS = 5_000;
const PROBES = ['live', 'ready'];
const EVERY_ADDRESS = ['0.0.0.0', '::'];

export const command: Program = {
  summary: 'asks the server of these settings whether it is live or ready',
  usage: 'usage: idp-dashboard health [live|ready]',
  /** For supervisors without an HTTP client of their own. */
  async run([probe = 'ready', ...others], { environment }) {
    if (!PROBES.includes(probe) || others.length > 0) return wrong('health takes one word.');
    // Only the address settings are read, since supervisors ask every few seconds.
    const settings = new Settings(environment);
    const { host: configuredHost, port } = readPlace(settings, readMode(settings, modeOf(environment)), '');
    if (settings.errors.length > 0) throw new Refusal(settings.errors.join('\n'));
    const host = EVERY_ADDRESS.includes(configuredHost) ? 'localhost' : configuredHost;
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/internal/${probe}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
    if (!response?.ok)
      throw new Refusal(`${address} ${response ? `answers ${response.status}` : 'does not answer'}.`);
  },
};
