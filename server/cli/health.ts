import { Refusal } from '../platform/control/refusal';
import { isFront, readFront } from '../front/readFront';
import { readConfig } from '../readConfig';
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
  const { config, errors } = isFront(process.env) ? readFront(process.env) : readConfig(process.env);
  if (errors) throw new Refusal(errors.join('\n'));
  const host = EVERY_ADDRESS.includes(config.host) ? 'localhost' : config.host;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}/internal/${probe}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  if (!answer?.ok)
    throw new Refusal(`${address} ${answer ? `answers ${answer.status}` : 'does not answer'}.`);
});
