import { answerOf, checksOf } from '../../../platform/askChecks';
import type { Check, System, Verdict } from '../../../platform/check';
import type { Dependencies } from '../../../platform/dependencies';
import type { Composition, Modules, Watched } from '../../../platform/module';
import { reading, type Gauges, type Reading } from '../../../platform/telemetry/readings';
import type { FastifyBaseLogger } from 'fastify';

/** Shortest time between two questions to a system, however often metrics are read. */
const ASK_EVERY_MS = 2 * 60_000;
/** An older answer says nothing about the present. */
const LONGEST_AGE_MS = 5 * 60_000;

interface Answered extends Pick<Check, 'subject'>, Verdict {
  readonly system: System;
}

function askSystems(modules: Modules, watched: Watched): Promise<Answered>[] {
  return checksOf(modules, watched).flatMap((check) => {
    const { subject, system } = check;
    return system === undefined ? [] : [answerOf(check).then((answer) => ({ subject, system, ...answer }))];
  });
}

/** Logs one line for each system that does not answer at the start, which does not wait for it. */
export function warnOfSystems(
  dependencies: Dependencies,
  { on, log }: Composition & { readonly log: Pick<FastifyBaseLogger, 'warn'> },
): undefined {
  for (const asked of askSystems(on, dependencies))
    void asked.then(({ subject, answer, text }) => {
      if (answer === 'no') log.warn(`${subject}: ${text}`);
    });
}

/**
 * Reads whether the systems answer. A scrape begins to ask if the last answers are old, and does not wait: it gets the
 * answers of the scrape before.
 */
export function systemGauges(modules: Modules, watched: Watched): Gauges {
  let latest: { readonly at: number; readonly readings: readonly Reading[] } | undefined;
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    const answers = await Promise.all(askSystems(modules, watched));
    const readings = answers.flatMap(({ system, answer }) =>
      answer === 'notSet' ? [] : [reading('systemUp', { system }, answer === 'yes' ? 1 : 0)],
    );
    latest = { at: performance.now(), readings };
    isAsking = false;
  }

  return async () => {
    const age = latest ? performance.now() - latest.at : Infinity;
    if (age >= ASK_EVERY_MS && !isAsking) void ask();
    return latest && age < LONGEST_AGE_MS ? latest.readings : [];
  };
}
