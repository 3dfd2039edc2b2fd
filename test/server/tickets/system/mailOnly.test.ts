import { expectSearches } from '../../../support/ticketSearchSuite';
import { expectSteps } from '../../../support/ticketStepsSuite';
import { openMailOnly } from '../../../support/ticketSystemHarness';

describe('a desk by mail alone searches (REQUIREMENTS 385)', () => expectSearches(openMailOnly));
describe('a desk by mail alone takes steps (REQUIREMENTS 385)', () => expectSteps(openMailOnly));
