import {
  AlreadyAnswered,
  AlreadyReminded,
  AlreadyRequested,
  TooLateToWithdraw,
} from '../../../server/modules/tickets/ticketSystem';
import { south, wiki } from '../server/fixtures';
import type { OpenTicketSystem } from './ticketSystemHarness';
import { replies, saml, suiteOf } from './ticketSystemSuite';

/** Expects that every ticket system allows the same steps, and refuses the same ones. */
export function expectSteps(open: OpenTicketSystem): void {
  const { suite } = suiteOf(open);

  test('the same is requested once; another service, direction or institution can be open at the same time', async () => {
    const key = await suite.file();
    await expect(suite.file()).rejects.toEqual(new AlreadyRequested(key));
    await expect(suite.invite()).rejects.toEqual(new AlreadyRequested(key));
    await suite.file({ service: saml(wiki) });
    await suite.file({ type: 'UNLINKREQUEST', direction: 'disconnect' });
    await suite.file({ institution: south });
    // This is a ticket about another service, although its entity id begins alike.
    await suite.file({ service: saml(`${wiki}?tenant=1`) });
    await expect(suite.search({})).resolves.toMatchObject({ total: 4 });
  });

  test('an invitation waits for its institution', async () => {
    await expect(suite.ticket(await suite.invite())).resolves.toMatchObject({
      type: 'LINKINVITE',
      status: 'Waiting for customer',
      open: true,
      email_to: 'ann@north.example',
      personal_message: 'Please have a look.',
    });
  });

  test.each([
    ['accepted', true, { status: 'In Progress', resolution: null, rejected: false }],
    ['settled', false, { status: 'Resolved', resolution: 'done', rejected: false }],
    ['denied', false, { status: 'Resolved', resolution: 'cancelled', rejected: true }],
  ] as const)('an invitation is %s, once', async (answer, isOpen, became) => {
    const key = await suite.invite();
    const reply = replies[answer];
    await expect(suite.answer(key, reply)).resolves.toMatchObject({ key, ...became, open: isOpen });
    const ticket = await suite.ticket(key);
    expect(ticket).toMatchObject({
      ...became,
      open: isOpen,
      change: reply.kind === 'accepted' ? { kind: 'connect' } : null,
    });
    for (const again of Object.values(replies)) {
      await expect(suite.answer(key, again)).rejects.toEqual(new AlreadyAnswered(key));
    }
    await expect(suite.remind(key)).rejects.toEqual(new AlreadyAnswered(key));
    await expect(suite.ticket(key)).resolves.toEqual(ticket);
  });

  test('no one answers for another institution, nor a ticket that is not an invitation, nor an unknown one', async () => {
    const [invitation, request] = [await suite.invite(), await suite.file({ service: saml(wiki) })];
    await expect(suite.answer(invitation, replies.denied, south)).resolves.toBeUndefined();
    await expect(suite.answer(request, replies.denied)).resolves.toBeUndefined();
    await expect(suite.answer('CXT-999', replies.denied)).resolves.toBeUndefined();
    await expect(suite.remind(request)).resolves.toBeUndefined();
    await expect(suite.withdraw(invitation)).resolves.toBeUndefined();
    await expect(suite.found({ statuses: ['Waiting for customer'] })).resolves.toEqual([invitation]);
  });

  test('a reminder replaces message and recipients, and another one follows after a minute', async () => {
    const key = await suite.invite();
    const reminded = { personal_message: 'Once more.', email_to: 'bob@north.example' };
    await expect(suite.remind(key)).resolves.toMatchObject(reminded);
    await expect(suite.ticket(key)).resolves.toMatchObject({ status: 'Waiting for customer', ...reminded });
    suite.at('2026-03-01T10:00:59Z');
    await expect(suite.remind(key)).rejects.toEqual(new AlreadyReminded(key));
    suite.at('2026-03-01T10:01:01Z');
    await expect(suite.remind(key, '')).resolves.toMatchObject({ personal_message: '' });
    await expect(suite.ticket(key)).resolves.toMatchObject({ personal_message: '' });
  });

  test('a request is withdrawn once, and can then be filed again', async () => {
    const key = await suite.file();
    const closed = { status: 'Closed', resolution: 'cancelled', rejected: false, open: false };
    await expect(suite.withdraw(key)).resolves.toMatchObject(closed);
    await expect(suite.ticket(key)).resolves.toMatchObject(closed);
    await expect(suite.withdraw(key)).rejects.toEqual(new TooLateToWithdraw(key, 'Closed'));
    await expect(suite.file()).resolves.not.toBe(key);
  });

  test('an outage is reported beforehand, nothing is lost, and afterwards it works', async () => {
    const key = await suite.invite();
    await suite.play('down');
    await expect(suite.search({})).rejects.toMatchObject({ delivery: 'refused' });
    await expect(suite.file({ service: saml(wiki) })).rejects.toMatchObject({ delivery: 'refused' });
    await expect(suite.answer(key, replies.accepted)).rejects.toMatchObject({ delivery: 'refused' });
    await expect(suite.isDown()).resolves.toBe(true);
    await suite.play('up');
    await expect(suite.found({})).resolves.toEqual([key]);
    await expect(suite.isDown()).resolves.toBe(false);
    await expect(suite.answer(key, replies.accepted)).resolves.toMatchObject({ status: 'In Progress' });
    await suite.file({ service: saml(wiki) });
  });

  test('a request that may have arrived is reported as uncertain', async () => {
    await suite.play('unreachable');
    await expect(suite.file()).rejects.toMatchObject({ delivery: 'unknown' });
  });
}
