import { stepUpScenarios } from '../shared/stepUp.scenarios';
import { ticketRequestScenarios } from '../shared/ticketRequest.scenarios';
import { ticketSystemDownScenarios } from '../shared/ticketSystemDown.scenarios';
import { plainDraft, plainSubject } from './connect.fixtures';

/** What may be sent to the chart, and what its invoked actors may answer. */
export const events = {
  'form.submitted': { type: 'form.submitted', draft: plainDraft },
  'dismissal.requested': { type: 'dismissal.requested', draft: null },
  'stay.requested': { type: 'stay.requested' },
  'leave.confirmed': { type: 'leave.confirmed' },
  'retry.requested': { type: 'retry.requested' },
} as const;
const requests = ticketRequestScenarios.stories;
const broken = { failure: { kind: 'unknown' } } as const;
export const answers = {
  loadSubject: {
    plain: { output: plainSubject },
    immediate: { output: { ...plainSubject, way: 'immediate', asksContact: true } },
    sharedInstitution: { output: { ...plainSubject, way: 'sharedInstitution' } },
    refusedAgreement: { output: { ...plainSubject, agreementRefused: true } },
    singleTenant: { output: { ...plainSubject, singleTenant: true } },
    down: { output: { ...plainSubject, ticketSystemDown: true } },
    connected: { output: { ...plainSubject, connected: true } },
    pending: { output: { ...plainSubject, pending: { ticketKey: 'CXT-70' } } },
    gone: { failure: { kind: 'notFound' } },
    slow: { pending: true },
    broken,
  },
  stepUp: {
    met: { story: stepUpScenarios.stories.met },
    cancelled: { story: stepUpScenarios.stories.cancelled },
    unmet: { story: stepUpScenarios.stories.unmet },
    broken,
  },
  ticketRequest: {
    filed: { story: requests.filed },
    filedWithoutKey: { story: requests.filedWithoutKey },
    established: { story: requests.established },
    rejected: { story: requests.rejected },
    unchanged: { story: requests.unchanged },
    collided: { story: requests.collided },
    connectedMeanwhile: { story: requests.connectedMeanwhile },
    levelTooLow: { story: requests.levelTooLow },
    returned: { story: requests.outageReturned },
    dismissed: { story: requests.offlineDismissed },
    retried: { story: requests.outageRetried },
    broken,
  },
  ticketSystemDown: {
    retried: { story: ticketSystemDownScenarios.stories.announcedRetried },
    dismissed: { story: ticketSystemDownScenarios.stories.announcedDismissed },
    broken,
  },
} as const;
