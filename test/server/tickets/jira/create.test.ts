import { mail, north } from '../../../support/server/fixtures';
import {
  exampleMapping,
  jiraKinds,
  openTestJira,
  type TestJira,
} from '../../../support/tickets/jira/openTestJira';
import { connectRequest } from '../newTicket';

describe.each(jiraKinds)('Jira %s', (kind) => {
  let jira: TestJira;

  beforeEach(async () => {
    jira = await openTestJira(undefined, kind);
  });
  afterEach(() => jira.close());

  const invitation = () =>
    connectRequest({
      type: 'LINKINVITE',
      userName: 'Federation desk',
      emailTo: 'ann@north.example,bob@north.example',
      personalMessage: 'Please have a look.\nIt is "new".',
    });

  test('a request becomes an issue with all its data, and comes back as it was sent', async () => {
    const tickets = jira.open();
    const ticket = await tickets.create(connectRequest({ contactEmail: 'desk@north.example' }), 'request-1');
    expect(ticket).toMatchObject({
      key: 'CXT-1',
      type: 'LINKREQUEST',
      status: 'Open',
      resolution: null,
      rejected: false,
      institution_entity_id: north,
      service_entity_id: mail,
      service_type: 'saml20_sp',
      user_name: 'Ann Bee',
      user_email: 'ann@north.example',
      email_to: '',
      body: 'Please connect us.',
      personal_message: '',
      requestId: 'request-1',
    });
    expect(jira.double.issues.find('CXT-1')).toMatchObject({
      issuetype: 'Connection request',
      summary: `Connect ${mail} to ${north}`,
      texts: { customfield_10107: 'desk@north.example' },
    });
    await expect(tickets.find('CXT-1')).resolves.toEqual(ticket);
  });

  test('a character that cannot be stored here comes back as a sign that can', async () => {
    const tickets = jira.open();
    await tickets.create(connectRequest({ userName: 'Ann\0Bee', body: 'Please\ud800' }), 'request-1');
    expect(await tickets.find('CXT-1')).toMatchObject({ user_name: 'Ann\ufffdBee', body: 'Please\ufffd' });
  });

  test('an invitation is moved to the status in which it waits for its institution', async () => {
    const ticket = await jira.open().create(invitation(), 'request-2');
    expect(ticket).toMatchObject({
      type: 'LINKINVITE',
      status: 'Waiting for customer',
      email_to: 'ann@north.example,bob@north.example',
      personal_message: 'Please have a look.\nIt is "new".',
    });
    expect(jira.double.issues.find(ticket.key).history).toEqual(['Start work', 'Ask institution']);
  });

  test('if issues of the type wait from the start, nothing is moved', async () => {
    const { opening: _, ...mapping } = exampleMapping();
    jira.double.world.types = jira.double.world.types.map((type) => ({
      ...type,
      firstStatus: 'With institution',
    }));
    const ticket = await jira.open({ mapping }).create(invitation(), 'request-3');
    expect(ticket.status).toBe('Waiting for customer');
    const calls = jira.double.calls.filter(({ path }) => path !== 'field');
    expect(calls.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'POST issue',
      'GET issue/CXT-1',
    ]);
  });

  test('is found by its request, with any content, and the first one if there are several', async () => {
    const tickets = jira.open();
    const request = 'a"b\\c) OR project = "HR';
    const { key } = await tickets.create(connectRequest(), request);
    await tickets.create(connectRequest(), request);
    await tickets.create(connectRequest(), `${request} more`);
    await expect(tickets.findByRequest(request)).resolves.toMatchObject({ key, requestId: request });
    await expect(tickets.findByRequest('a b c')).resolves.toBeUndefined();
    await expect(tickets.findByRequest('"')).resolves.toBeUndefined();
  });

  test('is not found before the server has indexed it', async () => {
    const tickets = jira.open();
    const { key } = await tickets.create(connectRequest(), 'request-4');
    jira.double.issues.unindexed.add(key);
    await expect(tickets.findByRequest('request-4')).resolves.toBeUndefined();
    jira.double.issues.unindexed.clear();
    await expect(tickets.findByRequest('request-4')).resolves.toMatchObject({ key });
  });

  test('an invitation whose opening was interrupted may exist, and is opened completely when it is found', async () => {
    const tickets = jira.open();
    jira.double.trouble = ({ method, path }) =>
      method === 'POST' && path === 'issue/CXT-1/transitions'
        ? { kind: 'answer', status: 503, body: '' }
        : undefined;
    await expect(tickets.create(invitation(), 'request-5')).rejects.toMatchObject({ delivery: 'unknown' });
    jira.double.trouble = () => undefined;
    expect(jira.double.issues.find('CXT-1').status).toBe('To Do');
    await expect(tickets.findByRequest('request-5')).resolves.toMatchObject({
      status: 'Waiting for customer',
    });
    expect(jira.double.issues.all).toHaveLength(1);
  });

  test('an invitation that another person has moved is found as it is', async () => {
    const tickets = jira.open();
    const { key } = await tickets.create(invitation(), 'request-6');
    jira.double.issues.find(key).status = 'Done';
    await expect(tickets.findByRequest('request-6')).resolves.toMatchObject({ status: 'Resolved' });
    jira.double.issues.find(key).status = 'Parked';
    jira.double.world.transitions = [];
    await expect(tickets.findByRequest('request-6')).resolves.toMatchObject({ status: 'On Hold' });
  });

  test('issues of a type without a name are not created, and nothing is requested', async () => {
    const mapping = exampleMapping();
    delete mapping.types.QUESTION;
    const creating = jira.open({ mapping }).create(connectRequest({ type: 'QUESTION' }), 'request-7');
    await expect(creating).rejects.toMatchObject({ delivery: 'refused' });
    expect(jira.double.calls).toEqual([]);
  });

  test('keys of other projects and invalid keys belong to no ticket, and are not requested', async () => {
    const tickets = jira.open();
    await tickets.create(connectRequest(), 'request-8');
    const before = jira.double.calls.length;
    const keys = [
      'HR-1',
      'CXT-',
      'CXT-1/../../myself',
      'CXT-1?x',
      'cxt-1',
      'CXTX-1',
      '',
      'CXT-1234567890123456',
    ];
    for (const key of keys) await expect(tickets.find(key)).resolves.toBeUndefined();
    expect(jira.double.calls).toHaveLength(before);
    await expect(tickets.find('CXT-99')).resolves.toBeUndefined();
    expect(jira.double.calls).toHaveLength(before + 1);
  });
});
