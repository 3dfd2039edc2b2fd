import { expectSearches } from '../../../support/tickets/ticketSearchSuite';
import { expectSteps } from '../../../support/tickets/ticketStepsSuite';
import { openLocalDesk } from '../../../support/tickets/ticketSystemHarness';

describe('the local desk searches', () => expectSearches(openLocalDesk));
describe('the local desk takes steps', () => expectSteps(openLocalDesk));
