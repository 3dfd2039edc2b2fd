import type { OpenRemote } from '../../../../server/modules/tickets/remote/openRemote';
import type { NewTicket } from '../../../../server/modules/tickets/newTicket';
import type { BriefTicket } from '../../../../server/modules/tickets/remote/remoteTickets';
import {
  exampleMapping,
  jiraKinds,
  openTestJira,
  type TestJira,
} from '../../../support/tickets/jira/openTestJira';
import { connectRequest } from '../newTicket';

describe.each(jiraKinds)('Jira %s', (kind) => {
  let jira: TestJira;
  let tickets: OpenRemote;

  beforeEach(async () => {
    jira = await openTestJira(undefined, kind);
    jira.double.pageSize = 2;
    tickets = jira.open({ mapping: { ...exampleMapping(), comments: 'public' } });
  });
  afterEach(() => jira.close());

  const at = (time: string) => {
    jira.double.now = () => new Date(`2026-03-01T${time}:00Z`);
  };
  async function file(changes: Partial<NewTicket> = {}): Promise<BriefTicket> {
    at('10:00');
    return tickets.create(connectRequest(changes), 'request');
  }
  /** Takes a transition as a person at the desk does. */
  function move(key: string, time: string, name: string, actor = 'Dee Desk'): void {
    at(time);
    const { issues } = jira.double;
    issues.actor = actor;
    const id = issues.transitionsOf(key).find((one) => one.name === name)?.id;
    issues.transit(key, id, {}, undefined);
  }
  async function historyLines(key: string, through = tickets): Promise<string[]> {
    const ticket = await through.find(key);
    const events = ticket ? await through.history(ticket) : [];
    return events.map(({ at: time, event, status, actor, comment }) =>
      [time.slice(11, 16), event, status, actor, comment].filter((part) => part !== undefined).join(', '),
    );
  }

  test('a request shows who sent it, who took which step and what they wrote, page by page', async () => {
    const { key } = await file();
    await expect(historyLines(key)).resolves.toEqual(['10:00, request.filed, Open, Ann Bee']);
    move(key, '11:00', 'Start work');
    jira.double.issues.comment(key, 'One moment.');
    at('11:30');
    jira.double.issues.comment(key, 'Which of the two?\n\n- Dee');
    move(key, '12:00', 'Ask institution');
    move(key, '13:00', 'Institution agrees', 'Eve Desk');
    move(key, '14:00', 'Settle', 'Eve Desk');
    at('15:00');
    jira.double.issues.comment(key, 'Done.');
    await expect(historyLines(key)).resolves.toEqual([
      '10:00, request.filed, Open, Ann Bee',
      '11:00, work.started, In Progress, Dee Desk',
      '11:00, comment.added, In Progress, Dee Desk, One moment.',
      '11:30, comment.added, In Progress, Dee Desk, Which of the two?\n\n- Dee',
      '12:00, customer.asked, Waiting for customer, Dee Desk',
      '13:00, customer.answered, In Progress, Eve Desk',
      '14:00, request.resolved, Resolved, Eve Desk',
      '15:00, comment.added, Resolved, Eve Desk, Done.',
    ]);
  });

  test('an invitation shows how it came to wait, and the answer of the institution', async () => {
    const { key } = await file({ type: 'LINKINVITE', userName: 'Federation desk' });
    at('11:00');
    await tickets.take(key, 'denied', 'No, thanks.');
    await expect(historyLines(key)).resolves.toEqual([
      '10:00, invitation.sent, Open, Federation desk',
      '10:00, work.started, In Progress, Dashboard',
      '10:00, status.changed, Waiting for customer, Dashboard',
      '11:00, invitation.denied, Resolved, Dashboard',
      '11:00, comment.added, Resolved, Dashboard, No, thanks.',
    ]);
  });

  test('comments are hidden unless the mapping says otherwise, and internal ones always are', async () => {
    const { key } = await file();
    const comment = (limits: object) =>
      jira.double.issues
        .find(key)
        .said.push({ at: new Date(), by: 'Dee', text: 'They owe us money.', limits });
    comment({ visibility: { type: 'role', value: 'Service Desk Team' } });
    comment({ jsdPublic: false });
    comment({ properties: [{ key: 'sd.public.comment', value: { internal: true } }] });
    await expect(historyLines(key)).resolves.toHaveLength(1);
    comment({ jsdPublic: true, properties: [{ key: 'sd.public.comment', value: { internal: false } }] });
    await expect(historyLines(key)).resolves.toHaveLength(2);
    await expect(historyLines(key, jira.open())).resolves.toHaveLength(1);
  });

  test('statuses that map to one of ours are one event; one that the mapping lacks is shown by its category', async () => {
    const { Parked: _, ...statuses } = exampleMapping().statuses;
    const without = jira.open({ mapping: { ...exampleMapping(), statuses } });
    const { key } = await file();
    move(key, '11:00', 'Start work');
    jira.double.world.transitions.push({ id: '71', name: 'Park', from: ['Working'], to: 'Parked' });
    move(key, '12:00', 'Park');
    await expect(historyLines(key, without)).resolves.toHaveLength(2);
    await expect(historyLines(key)).resolves.toContain('12:00, hold.placed, On Hold, Dee Desk');
  });

  test('a history that the server does not return is a failure of its own', async () => {
    const ticket = await file();
    jira.double.trouble = () => ({ kind: 'answer', status: 503, body: '' });
    await expect(tickets.history(ticket)).rejects.toMatchObject({ delivery: 'refused' });
  });
});
