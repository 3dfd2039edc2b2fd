import { ticketRequestScenarios } from '../shared/ticketRequest.scenarios';
import {
  explicitConsent,
  institutionSetting,
  multiFactorOf,
  plainSetting,
  strongLevel,
} from './changeRequest.fixtures';

/** Possible answers of the port and of the invoked machines. */
const broken = { failure: { kind: 'unknown' } } as const;
export const load = {
  plain: { output: plainSetting },
  asAsked: { output: { ...plainSetting, current: explicitConsent } },
  pending: { output: { ...plainSetting, pendingKey: 'CXT-70' } },
  down: { output: { ...plainSetting, ticketSystemDown: true } },
  level2: { output: { ...plainSetting, current: strongLevel(2) } },
  ownLevel: { output: { ...plainSetting, current: strongLevel(2), ownLevel: 'http://x.example/loa2' } },
  noMultiFactor: { output: { ...plainSetting, current: multiFactorOf('') } },
  institution: { output: institutionSetting },
  gone: { failure: { kind: 'notFound' } },
  slow: { pending: true },
  broken,
} as const;

const sent = ticketRequestScenarios.stories;
export const request = {
  filed: { story: sent.filed },
  filedWithoutKey: { story: sent.filedWithoutKey },
  queued: { story: sent.queued },
  retried: { story: sent.outageRetried },
  unchanged: { story: sent.unchanged },
  collided: { story: sent.collided },
  higherLevel: { story: sent.higherLevel },
  levelTooLow: { story: sent.levelTooLow },
  returned: { story: sent.outageReturned },
  dismissed: { story: sent.offlineDismissed },
  broken,
} as const;
export type Sent = (typeof request)[keyof typeof request];
