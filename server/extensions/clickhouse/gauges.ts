import { setTimeout } from 'node:timers/promises';
import type { Watched } from '../../platform/module';
import { reading, type Gauges, type Reading } from '../../platform/telemetry/readings';
import type { EngineAddress } from './address';
import { engineAt } from './engineAt';

/** Shorter than the time limit of all gauges, which ClickHouse must not use up. */
const LONGEST_MS = 1_500;

/** Reads whether ClickHouse answers. */
export function engineGauges({ config: { clickhouse } }: Watched): Gauges {
  return async () => (clickhouse ? [await engineUp(clickhouse)] : []);
}

async function engineUp(address: EngineAddress): Promise<Reading> {
  const answers = engineAt(address)
    .rows('select 1')
    .then(
      () => true,
      () => false,
    );
  const tooLate = setTimeout(LONGEST_MS, false, { ref: false });
  return reading('statisticsUp', {}, (await Promise.race([answers, tooLate])) ? 1 : 0);
}
