/** A ticket of the desk and the steps with it, on a real store and chart. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskTicketDetail } from '../../../../src/contracts/wire/desk';
import { renderDashboard } from '../../../app/renderDashboard';
import { violations } from '../../../support/dom/axe';
import { deskServer, deskTicket, STEPS, superUser, taken, TICKET, TICKETS } from './deskPage';
import { enveloped, problem, type FakeServer } from '../../../support/dom/fakeServer';

async function visit(server: FakeServer = deskServer(), language: 'en' | 'nl' | 'pt' = 'en') {
  const at = `/desk/CXT-31?language=${language}`;
  const dashboard = await renderDashboard({ at, server, user: superUser, language });
  return { ...dashboard, server, user: userEvent.setup() };
}
const visitTicket = (over: Partial<DeskTicketDetail>) => visit(deskServer(deskTicket(over)));
const button = (name: string) => screen.findByRole('button', { name });
type Visitor = Awaited<ReturnType<typeof visit>>['user'];
/** Takes a step from the menu. */
async function choose(user: Visitor, name: string) {
  await user.click(await button('More'));
  await user.click(await button(name));
}
const steps = (server: FakeServer) => server.calls(STEPS);
const place = () => screen.getByRole('group', { name: 'Actions' });

/** Finds a notice with the key of the ticket as a link. */
const noticeWith = (sentence: string) => (_text: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent.endsWith(sentence);

test('it shows the request, its changes, its history, and the possible steps', async () => {
  const { user } = await visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Connect Wiki' })).toBeVisible();
  expect(screen.getByText('CXT-31', { selector: 'code' })).toBeVisible();
  expect(screen.getByText(/Please connect us/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wiki' })).toHaveAttribute('href', '/apps/42/saml20_sp/about');
  const table = screen.getByRole('table', { name: 'What changes when this is done' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'WhatBeforeAfter',
    'Connectionnot connectedconnected',
    expect.stringMatching(/^Assurance levelLevel 1: no second factor \(default\).*2/),
  ]);
  expect(screen.getByText('Ann Bee sent the request')).toBeVisible();
  const offered = () =>
    within(place())
      .getAllByRole('button')
      .map((one) => one.textContent);
  expect(offered()).toEqual(['Take on', 'Resolve', 'More']);
  await user.click(await button('More'));
  expect(offered().slice(3)).toEqual(['Ask the institution', 'Put on hold', 'Reject', 'Withdraw']);
  expect(screen.getByText('While it is waiting for acceptance by the federation desk.')).toBeInTheDocument();
});

test.each([
  [
    'consent',
    [
      { field: 'type', from: 'MINIMAL_CONSENT', to: 'NO_CONSENT' },
      { field: 'explanationNl', from: 'Omdat', to: '' },
    ],
    /Consent.*Information screen.*No consent screen.*Message in Dutch.*Omdat.*empty/s,
  ],
  ['multiFactor', [{ field: 'authnContextLevel', to: 'urn:x:mfa' }], /None.*urn:x:mfa/s],
  [
    'institution',
    [
      { field: 'contactPersons[0].emailAddress', from: 'a@north.example', to: 'b@north.example' },
      { field: 'displayStatsInDashboard', from: 'false', to: 'true' },
      { field: 'keywordsPt', to: 'norte' },
    ],
    /Keywords \(Portuguese\).*norte.*No.*Yes.*Contact 1.*a@north.example.*b@north.example/s,
  ],
] as const)('a change of %s is shown with its old and new value in words', async (kind, fields, expected) => {
  await visitTicket({ type: 'CHANGE', change: { kind, fields: [...fields] } });
  const table = await screen.findByRole('table', { name: 'What changes when this is done' });
  expect(table).toHaveTextContent(expected);
});

test('a step without a text is taken at once, with a key of its own, and the ticket continues from there', async () => {
  const { server, user } = await visit();
  server.on(STEPS, () => {
    server.on(TICKET, () => enveloped(taken));
    return enveloped(taken);
  });
  await user.click(await button('Take on'));
  expect(await screen.findByText(noticeWith('You have taken on ticket CXT-31.'))).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take on' })).toBeNull());
  expect(screen.getByText('Dana Desk took it on')).toBeVisible();
  await waitFor(() => expect(place()).toHaveFocus());
  await choose(user, 'Put on hold');
  await waitFor(() => expect(steps(server)).toHaveLength(2));
  const [first, second] = steps(server);
  expect(first?.body).toEqual({ action: 'take', revision: 4 });
  expect(second?.body).toEqual({ action: 'hold', revision: 5 });
  const keys = [first, second].map((call) => call?.headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{20,}$/);
});

test('a question needs a text, and takes the focus; it can be cancelled', async () => {
  const { server, user } = await visit();
  await choose(user, 'Ask the institution');
  const field = await screen.findByRole('textbox', { name: /Question for the institution/ });
  expect(field).toHaveFocus();
  await user.click(await button('Ask the institution'));
  expect((await screen.findAllByText('Fill in some text.')).length).toBeGreaterThan(0);
  expect(steps(server)).toEqual([]);
  await user.click(await button('Cancel'));
  await choose(user, 'Ask the institution');
  await user.type(await screen.findByRole('textbox', { name: /Question/ }), ' Which faculty? ');
  await user.click(await button('Ask the institution'));
  expect(await screen.findByText(noticeWith('Ticket CXT-31 is waiting for the institution.'))).toBeVisible();
  expect(steps(server)[0]?.body).toEqual({ action: 'ask', comment: 'Which faculty?', revision: 4 });
});

test('resolving says before that "done" makes the change, and other resolutions do not', async () => {
  const { server, user } = await visit();
  await user.click(await button('Resolve'));
  const choice = await screen.findByRole('combobox', { name: /Outcome/ });
  expect(choice).toHaveValue('done');
  expect(screen.getByText(/The change below takes effect at once/)).toBeVisible();
  await user.selectOptions(choice, 'duplicate');
  expect(screen.queryByText(/The change below takes effect at once/)).toBeNull();
  await user.selectOptions(choice, 'done');
  await user.click(await button('Resolve'));
  expect(
    await screen.findByText(noticeWith('Ticket CXT-31 has been resolved and its change has been made.')),
  ).toBeVisible();
  expect(steps(server)[0]?.body).toEqual({ action: 'resolve', resolution: 'done', revision: 4 });
});

test('if another person was quicker, the new state of the ticket shows, and the text is kept', async () => {
  const { server, user } = await visit();
  await choose(user, 'Reject');
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Not yet');
  server.on(STEPS, () => problem(409, 'ticket-changed')).on(TICKET, () => enveloped(taken));
  await user.click(await button('Reject'));
  const news = await screen.findByText(/so your action was not carried out/);
  await waitFor(() => expect(news).toHaveTextContent('Its status is now “In progress”'));
  expect(screen.getByText(/Not yet/)).toBeVisible();
  await user.click(await button('Continue'));
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveValue('Not yet');
  server.on(STEPS, () => enveloped(taken));
  await user.click(await button('Reject'));
  expect(await screen.findByText(noticeWith('Ticket CXT-31 has been rejected.'))).toBeVisible();
  expect(steps(server).map(({ body }) => (body as { revision: number }).revision)).toEqual([4, 5]);
});

test('a step that is no longer possible is not offered again', async () => {
  const { server, user } = await visit();
  server.on(STEPS, () => problem(409, 'step-impossible')).on(TICKET, () => enveloped(taken));
  await user.click(await button('Take on'));
  await screen.findByText(/Its status is now “In progress”/);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await user.click(await button('Choose something else'));
  expect(await button('Resolve')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take on' })).toBeNull();
});

test('a ticket that cannot be reopened leads to the one in its way', async () => {
  const server = deskServer(deskTicket({ status: 'Closed', possible: ['reopen'] })).on(STEPS, () =>
    problem(409, 'already-requested', { jiraKey: 'CXT-32' }),
  );
  const { user } = await visit(server);
  await user.click(await button('Reopen'));
  expect(await screen.findByText(/Ticket CXT-32 is open for the same/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open CXT-32' })).toHaveAttribute('href', '/desk/CXT-32');
});

test.each([
  ['gone', /no longer known/],
  ['higherLevel', /higher assurance level has been set/],
  ['contactChanged', /contact of the institution has been changed/],
] as const)('a change that can no longer be made says why: %s', async (reason, why) => {
  const { server, user } = await visit();
  server.on(STEPS, () => problem(409, 'change-not-possible', { reason }));
  await user.click(await button('Resolve'));
  await user.click(await button('Resolve'));
  expect(await screen.findByText(why)).toBeVisible();
  await user.click(await button('Choose something else'));
  expect(await button('Take on')).toBeVisible();
});

test.each([
  ['the network', () => Response.error(), /./],
  ['the session', () => problem(403, 'session-expired'), /log in/i],
  ['the right', () => problem(403, 'forbidden'), /Your role does not allow this/],
] as const)('a failure of %s shows, and the same try can be repeated', async (_title, answer, why) => {
  const { server, user } = await visit();
  server.on(STEPS, answer);
  await choose(user, 'Ask the institution');
  await user.type(await screen.findByRole('textbox', { name: /Question/ }), 'Which?');
  await user.click(await button('Ask the institution'));
  const title = await screen.findByText('The action was not carried out');
  expect(title.closest('[role="alert"]')).toHaveTextContent(why);
  expect(screen.getByText(/What you wrote: Which\?/)).toBeVisible();
  server.on(STEPS, () => enveloped(taken));
  await user.click(await button('Try again'));
  expect(await screen.findByText(noticeWith('Ticket CXT-31 is waiting for the institution.'))).toBeVisible();
  const keys = steps(server).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a ticket that does not load can be requested again', async () => {
  const server = deskServer().on(TICKET, () => problem(500, 'internal'));
  const { user } = await visit(server);
  expect(await screen.findByText('The ticket could not be loaded.')).toBeVisible();
  server.on(TICKET, () => enveloped(deskTicket()));
  await user.click(await button('Try again'));
  expect(await button('Take on')).toBeVisible();
});

test.each(['/desk/CXT-99', '/desk/nonsense'])('%s: ticket not found, with a link back', async (at) => {
  const server = deskServer().on('GET /x/desk/tickets/CXT-99', () => problem(404, 'not-found'));
  await renderDashboard({ at, server, user: superUser });
  expect(await screen.findByText('Ticket not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the queue' })).toHaveAttribute('href', '/desk');
  expect(server.calls(TICKETS)).toEqual([]);
});

test('a ticket that was rejected says so, with its outcome', async () => {
  await visitTicket({
    status: 'Resolved',
    resolution: 'wont_do',
    rejected: true,
    possible: ['close', 'reopen'],
  });
  expect(await screen.findByText('rejected')).toBeVisible();
  expect(screen.getByText('It was decided not to carry this out.')).toBeVisible();
  expect(screen.getByText(/Nobody$/)).toBeVisible();
});

test('an invitation that waits for the institution says so', async () => {
  const invitation = { type: 'LINKINVITE', status: 'Waiting for customer', possible: ['withdraw'] } as const;
  await visitTicket({ ...invitation, possible: [...invitation.possible] });
  expect(await screen.findByText(/The institution must answer the invitation first/)).toBeVisible();
});

test('leaving asks first once text has been written', async () => {
  const { user, address } = await visit();
  await choose(user, 'Reject');
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Not yet');
  await user.click(screen.getAllByRole('link', { name: 'Desk' })[0] as HTMLElement);
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: /leave/i }));
  await waitFor(() => expect(address().pathname).toBe('/desk'));
});

test.each(['en', 'nl', 'pt'] as const)('axe finds nothing in %s, nor in the form', async (language) => {
  const { user } = await visit(deskServer(), language);
  await screen.findByRole('table');
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^(Resolve|Afhandelen|Resolver)$/ }));
  await screen.findByRole('combobox', { name: /^(Outcome|Uitkomst|Resultado)/ });
  expect(await violations()).toEqual([]);
});
