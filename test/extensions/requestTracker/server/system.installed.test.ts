import { serviceDirectory } from '../../../../server/modules/tickets/remote/serviceDirectory';
import {
  describeWithRequestTracker,
  type RequestTracker,
  startRequestTracker,
} from '../../support/field/requestTracker';
import { expectSearches } from '../../../support/tickets/ticketSearchSuite';
import { expectSteps } from '../../../support/tickets/ticketStepsSuite';
import { behindOutbox, troubleOf, type OpenTicketSystem } from '../../../support/tickets/ticketSystemHarness';
import { openTestRt } from '../openTestRt';

describeWithRequestTracker('Request Tracker', () => {
  let rt: RequestTracker;

  beforeAll(async () => {
    rt = await startRequestTracker();
  });
  afterAll(() => rt.stop());

  /** Opens it without tickets. */
  const open: OpenTicketSystem = async (database, now) => {
    await rt.reset();
    const front = await openTestRt(rt, serviceDirectory(database));
    front.before = () => rt.at(now());
    return behindOutbox({
      database,
      now,
      remote: front.open(),
      play: (outage) => {
        front.trouble = ({ method, path }) =>
          troubleOf(outage, method === 'GET' || path.startsWith('attachments'));
      },
      close: () => front.close(),
    });
  };

  describe('searches', () => expectSearches(open));
  describe('takes steps', () => expectSteps(open));
});
