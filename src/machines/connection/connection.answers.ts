import { ticketRequestScenarios } from '../shared/ticketRequest.scenarios';
import { admissionScenarios } from './admission.scenarios';

/** Possible answers of the machines that every dialog about a connection invokes. */
const requests = ticketRequestScenarios.stories;
const broken = { failure: { kind: 'unknown' } } as const;

export const dismissedAdmission = {
  dismissed: { story: admissionScenarios.stories.closedEarly },
  broken,
} as const;

export const ticketRequest = {
  filed: { story: requests.filed },
  filedWithoutKey: { story: requests.filedWithoutKey },
  queued: { story: requests.queued },
  established: { story: requests.established },
  rejected: { story: requests.rejected },
  unchanged: { story: requests.unchanged },
  collided: { story: requests.collided },
  answered: { story: requests.answered },
  connectedMeanwhile: { story: requests.connectedMeanwhile },
  disconnectedMeanwhile: { story: requests.disconnectedMeanwhile },
  gone: { story: requests.gone },
  levelTooLow: { story: requests.levelTooLow },
  returned: { story: requests.outageReturned },
  dismissed: { story: requests.offlineDismissed },
  retried: { story: requests.outageRetried },
  broken,
} as const;

/** What the chart of the second way may answer, which an extension brings. */
export const secondWay = {
  noted: { output: { kind: 'noted' } },
  returned: { output: { kind: 'returned' } },
  dismissed: { output: { kind: 'dismissed' } },
  broken,
} as const;
