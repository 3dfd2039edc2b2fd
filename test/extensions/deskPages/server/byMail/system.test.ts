import { withDeskNotifications } from '../../../../../server/extensions/deskPages/byMail/notifyDesk';
import { localDesk } from '../../../../../server/modules/tickets/local/localDesk';
import { testConfig } from '../../../../support/server/server';
import { expectSearches } from '../../../../support/tickets/ticketSearchSuite';
import { expectSteps } from '../../../../support/tickets/ticketStepsSuite';
import {
  openLocalDesk,
  settings,
  type OpenTicketSystem,
} from '../../../../support/tickets/ticketSystemHarness';
import { mailOnly } from '../../deskByMail';

const openMailOnly: OpenTicketSystem = async (database, now) => {
  const config = testConfig({ ...settings, ...mailOnly, SMTP_URL: 'smtp://mail.example' });
  const { play, close } = await openLocalDesk(database, now);
  return { tickets: withDeskNotifications(config, localDesk(config)), play, close };
};

describe('a desk by mail alone searches (REQUIREMENTS 385)', () => expectSearches(openMailOnly));
describe('a desk by mail alone takes steps (REQUIREMENTS 385)', () => expectSteps(openMailOnly));
