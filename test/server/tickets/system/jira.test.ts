import { expectSearches } from '../../../support/ticketSearchSuite';
import { expectSteps } from '../../../support/ticketStepsSuite';
import { openJiraTickets } from '../../../support/ticketSystemHarness';

describe('the Jira server searches', () => expectSearches(openJiraTickets));
describe('the Jira server takes steps', () => expectSteps(openJiraTickets));
