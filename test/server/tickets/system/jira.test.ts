import { jiraKinds } from '../../../support/tickets/jira/openTestJira';
import { expectSearches } from '../../../support/tickets/ticketSearchSuite';
import { expectSteps } from '../../../support/tickets/ticketStepsSuite';
import { openJiraTickets } from '../../../support/tickets/ticketSystemHarness';

describe.each(jiraKinds)('Jira %s searches', (kind) => expectSearches(openJiraTickets(kind)));
describe.each(jiraKinds)('Jira %s takes steps', (kind) => expectSteps(openJiraTickets(kind)));
