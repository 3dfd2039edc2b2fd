import { expectSearches } from '../../../support/ticketSearchSuite';
import { expectSteps } from '../../../support/ticketStepsSuite';
import { openLocalDesk } from '../../../support/ticketSystemHarness';

describe('the local desk searches', () => expectSearches(openLocalDesk));
describe('the local desk takes steps', () => expectSteps(openLocalDesk));
