import { Type } from 'typebox';
import type { Config } from './config';
import type { Settings } from './settings';

const rate = (otherwise: number, maximum: number, description: string) =>
  Type.Integer({ default: otherwise, minimum: 1, maximum, description });

const LimitSettings = Type.Object({
  WRITES_PER_MINUTE: rate(120, 100_000, 'rate limit of writes, per person or address'),
  READS_PER_MINUTE: rate(6_000, 1_000_000, 'rate limit of all other calls, per person or address'),
  COSTLY_SECONDS_PER_MINUTE: rate(
    15,
    100_000,
    'seconds of the processor for searches and exports, per person or address',
  ),
  CONNECTIONS_PER_ADDRESS: rate(
    500,
    100_000,
    'open connections of one address; not counted with `TRUST_PROXY`',
  ),
});

type Limits = 'writesPerMinute' | 'readsPerMinute' | 'costlySecondsPerMinute' | 'connectionsPerAddress';

/** Reads the limits for each person and address. */
export function readLimits(settings: Settings): Pick<Config, Limits> {
  const read = settings.read(LimitSettings);
  return {
    writesPerMinute: read.WRITES_PER_MINUTE,
    readsPerMinute: read.READS_PER_MINUTE,
    costlySecondsPerMinute: read.COSTLY_SECONDS_PER_MINUTE,
    connectionsPerAddress: read.CONNECTIONS_PER_ADDRESS,
  };
}
