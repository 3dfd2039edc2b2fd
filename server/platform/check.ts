import type { Verdict as WireVerdict } from '../../src/contracts/wire/checks';
import type { Labels } from './telemetry/metricIds';
import { oneLine } from './text/oneLine';

const LONGEST_REASON = 300;

/** Answer of a check, in sentences for the operator, without secrets. */
export type Verdict = Omit<WireVerdict, 'subject'>;

/** A system that this server depends on, as the metric `systemUp` names it. */
export type System = Labels<'systemUp'>['system'];

/** A question about an installation that has a yes or a no. */
export interface Check {
  /** A few words that name it for the operator. */
  readonly subject: string;
  /** The system that it asks at little cost. Each server asks it at its start, and for the metric. */
  readonly system?: System;
  readonly ask: () => Promise<Verdict>;
}

/** Options of the command. */
export interface CheckOptions {
  /** Address that gets one real message. */
  readonly mailTo?: string;
}

export function yes(what: string): Verdict {
  return { answer: 'yes', text: what };
}

/** `remedy` is a sentence of its own. */
export function no(what: string, remedy: string): Verdict {
  return { answer: 'no', text: `${what} ${remedy}` };
}

/** For what is not configured, or cannot be known. */
export function notSet(what: string): Verdict {
  return { answer: 'notSet', text: what };
}

/** Returns the check of a key that the database makes if the setting does not have it. */
export function keyCheck(setting: string, key: string | undefined): Check {
  return {
    subject: setting,
    ask: async () =>
      key === undefined
        ? notSet('It is not set, so a copy of the database holds the key.')
        : yes('It is set, so a copy of the database does not hold the key.'),
  };
}

const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'nothing listens there'],
  [/ENOTFOUND|EAI_AGAIN/, 'the name server does not know the host'],
  [/timeout|timedout|EHOSTUNREACH|ENETUNREACH/i, 'there is no answer in time'],
  [/altname/i, 'its certificate is for another name'],
  [/wrong version number|before secure TLS/, 'it does not speak TLS at this port'],
  [
    /cert|UNABLE_TO_|ERR_TLS_/i,
    'its certificate is not trusted; NODE_EXTRA_CA_CERTS names the file of an authority of your own',
  ],
];

/** Returns why another system gave no answer, as part of a sentence. */
export function whyNoAnswer(error: unknown): string {
  if (!(error instanceof Error)) return 'it fails';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const [, cause] = CAUSES.find(([words]) => words.test(`${code} ${error.message}`)) ?? [];
  // The mail package has a code of its own, and the network's in its message.
  if (cause !== undefined) return `${cause} (${/\bE[A-Z]{4,}\b/.exec(error.message)?.[0] ?? code})`;
  // `fetch` has the cause of a failed connection, and several addresses have several.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner instanceof Error ? whyNoAnswer(inner) : oneLine(error.message, LONGEST_REASON);
}
