import {
  describeWithRequestTracker,
  type RequestTracker,
  startRequestTracker,
} from '../../../support/field/requestTracker';
import { expectSearches } from '../../../support/ticketSearchSuite';
import { expectSteps } from '../../../support/ticketStepsSuite';
import { openRtTickets } from '../../../support/ticketSystemHarness';

describeWithRequestTracker('Request Tracker', () => {
  let rt: RequestTracker;

  beforeAll(async () => {
    rt = await startRequestTracker();
  });
  afterAll(() => rt.stop());

  describe('searches', () => expectSearches(openRtTickets(() => rt)));
  describe('takes steps', () => expectSteps(openRtTickets(() => rt)));
});
