import { jiraKinds } from '../../../support/jira/openTestJira';
import { expectSearches } from '../../../support/ticketSearchSuite';
import { expectSteps } from '../../../support/ticketStepsSuite';
import { openJiraTickets } from '../../../support/ticketSystemHarness';

describe.each(jiraKinds)('Jira %s searches', (kind) => expectSearches(openJiraTickets(kind)));
describe.each(jiraKinds)('Jira %s takes steps', (kind) => expectSteps(openJiraTickets(kind)));
