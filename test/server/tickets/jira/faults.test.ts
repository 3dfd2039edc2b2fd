import type { JiraMapping } from '../../../../server/modules/tickets/jira/jiraMapping';
import {
  exampleMapping,
  jiraKinds,
  openTestJira,
  type TestJira,
} from '../../../support/tickets/jira/openTestJira';

const accountSettings = {
  datacenter: 'JIRA_TOKEN, or JIRA_USER and JIRA_PASSWORD',
  cloud: 'JIRA_USER, the e-mail address of the account, and JIRA_TOKEN',
};

describe.each(jiraKinds)('Jira %s', (kind) => {
  let jira: TestJira;

  beforeEach(async () => {
    jira = await openTestJira(undefined, kind);
    // Fewer than there are fields.
    jira.double.pageSize = 5;
  });
  afterEach(() => jira.close());

  test('the example of the documentation fits a server that is set up for it', async () => {
    await expect(jira.open().faults()).resolves.toEqual([]);
    const writes = jira.double.calls.filter(
      ({ method, path }) => method !== 'GET' && path !== jira.double.searchPath,
    );
    expect(writes).toEqual([]);
  });

  test.each<[string, (mapping: JiraMapping) => void, string]>([
    [
      'a project',
      (mapping) => (mapping.project = 'HR'),
      'project: the server shows the account no project HR.',
    ],
    [
      'a field',
      (mapping) => (mapping.fields.service = 'customfield_1'),
      'fields.service: the server has no field customfield_1.',
    ],
    [
      'an issue type',
      (mapping) => (mapping.types.CHANGE = 'Wish'),
      'types.CHANGE: CXT has no issue type "Wish".',
    ],
    [
      'a status',
      (mapping) => (mapping.statuses['Asleep'] = 'On Hold'),
      'statuses: the server has no status "Asleep".',
    ],
    [
      'a resolution',
      (mapping) => (mapping.resolutions['Gone'] = 'cancelled'),
      'resolutions: the server has no resolution "Gone".',
    ],
    [
      'a resolution of rejected tickets',
      (mapping) => (mapping.rejected = { resolutions: ['Refused'] }),
      'rejected.resolutions: the server has no resolution "Refused".',
    ],
    [
      'a resolution of a step',
      (mapping) => (mapping.steps.withdrawn.resolution = 'Refused'),
      'steps.withdrawn.resolution: the server has no resolution "Refused".',
    ],
    [
      'a field for rejected tickets',
      (mapping) => (mapping.rejected = { field: { id: 'customfield_10102', value: 'no', kind: 'option' } }),
      'rejected.field: customfield_10102 ("Service") is not a list of options, but of the type string.',
    ],
  ])('%s that the server does not know is named in one sentence', async (_title, spoil, sentence) => {
    const mapping = exampleMapping();
    spoil(mapping);
    await expect(jira.open({ mapping }).faults()).resolves.toEqual([sentence]);
  });

  test('each is named, not only the first', async () => {
    const mapping = exampleMapping();
    mapping.fields.userName = 'customfield_1';
    mapping.types.LINKINVITE = 'Party';
    mapping.statuses['Asleep'] = 'On Hold';
    await expect(jira.open({ mapping }).faults()).resolves.toHaveLength(3);
  });

  test('a field that prevents the creation of issues is named by type', async () => {
    const { world } = jira.double;
    world.fields.push({ id: 'customfield_10300', name: 'Cost centre', type: 'string' });
    world.required.push({ type: 'Change request', id: 'customfield_10300', name: 'Cost centre' });
    world.lacking.push({ type: 'Connection invitation', id: 'customfield_10109' });
    world.lacking.push({ type: 'Connection request', id: 'customfield_10109' });
    await expect(jira.open().faults()).resolves.toEqual([
      'types.CHANGE: an issue of the type "Change request" in CXT needs customfield_10300 ("Cost centre"), which we do not know.',
      'fields.personalMessage: an issue of the type "Connection invitation" in CXT cannot be made with customfield_10109; add it to the screen.',
    ]);
  });

  test('a field that is not a text is refused', async () => {
    const [, field] = jira.double.world.fields;
    jira.double.world.fields[1] = { ...field, id: 'customfield_10102', name: 'Service', type: 'array' };
    await expect(jira.open().faults()).resolves.toEqual([
      'fields.service: customfield_10102 ("Service") is not a text, but of the type array.',
    ]);
  });

  test('a field whose words cannot be searched is reported, with the words of the server', async () => {
    const { fields } = jira.double.world;
    jira.double.world.fields = fields.map((field) =>
      field.id === 'customfield_10101' ? { ...field, unsearchable: true } : field,
    );
    const [fault, ...others] = await jira.open().faults();
    expect(fault).toMatch(
      /^fields.institution: customfield_10101 cannot be searched by its words \(search(?:\/jql)?: 400, Field/,
    );
    expect(others).toEqual([]);
  });

  test('a status that is not translated is reported, but is not a fault', async () => {
    jira.double.world.statuses.push({ name: 'Frozen', category: 'indeterminate' });
    await expect(jira.open().faults()).resolves.toEqual([]);
    expect(jira.log).toEqual([
      'Jira: the status "Frozen" is not translated; its tickets are shown as In Progress.',
    ]);
  });

  /** Makes an issue as a person would by hand, in the first status of its type. */
  function makeIssue(type: string): string {
    return jira.double.issues.create({ project: { key: 'CXT' }, issuetype: { name: type }, summary: type })
      .key;
  }

  test('transitions that issues do not offer are reported with those that they offer, but are not a fault', async () => {
    makeIssue('Change request');
    const { world } = jira.double;
    const invited = world.types.find(({ name }) => name === 'Connection invitation');
    if (invited) invited.firstStatus = 'With institution';
    makeIssue('Connection invitation');
    makeIssue('Connection invitation');
    await expect(jira.open().faults()).resolves.toEqual([]);
    expect(jira.log).toEqual([]);

    const mapping = exampleMapping();
    mapping.steps.withdrawn.transitions = ['Take back'];
    mapping.steps.accepted.transitions = ['Institution agrees', 'Begin'];
    mapping.steps.denied.transitions = ['Refuse', 'End'];
    await expect(jira.open({ mapping }).faults()).resolves.toEqual([]);
    expect(jira.log).toEqual([
      'Jira: steps.withdrawn: CXT-1 ("Change request") offers "Start work", "Withdraw", but not "Take back"',
      'Jira: steps.denied: CXT-3 ("Connection invitation") offers "Institution agrees", "Settle", ' +
        '"Institution declines", "Withdraw", but not "Refuse", "End"',
    ]);
  });

  test('a transition that cannot be queried is reported, and does not prevent the start', async () => {
    makeIssue('Connection request');
    jira.double.trouble = ({ path }) =>
      path.includes('/transitions') ? { kind: 'answer', status: 404, body: '{}' } : undefined;
    await expect(jira.open().faults()).resolves.toEqual([]);
    expect(jira.log).toEqual([
      expect.stringMatching(/^Jira: the transitions of LINKREQUEST were not looked at \(/),
    ]);
  });

  test('an unknown account is reported before anything else', async () => {
    const stranger = jira.open({ account: { kind: 'token', token: 'stranger' } });
    await expect(stranger.faults()).resolves.toEqual([
      `The server does not let the account in (401): check ${accountSettings[kind]}.`,
    ]);
  });

  test('a server that does not respond has no faults', async () => {
    await jira.double.down();
    await expect(jira.open().faults()).rejects.toMatchObject({ delivery: 'refused' });
  });
});
