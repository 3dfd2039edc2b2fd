/** REQUIREMENTS 479 to 482: what is refused, lost or left of several answers. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LooseTicket } from '../../src/api/mappers/ticket';
import { wireService, wireUser } from '../support/builders';
import { enveloped, problem } from '../support/dom/fakeServer';
import { renderDialog } from '../support/rendered/renderDialog';
import {
  answerCall,
  wiki,
  archive,
  serverOf,
  inTurn,
  taken,
  titled,
  press,
  at,
  bodies,
} from '../support/rendered/invitations';

test('a server without keys is asked before each attempt whether it was answered (REQUIREMENTS 481)', async () => {
  const tickets = [{ ...wiki }, { ...archive }] as LooseTicket[];
  const server = serverOf(tickets);
  server.on(
    answerCall,
    inTurn(() => {
      // It arrives, and its answer is lost.
      tickets[0] = { ...wiki, status: 'In Progress' };
      throw new TypeError('Failed to fetch');
    }, taken),
  );
  await renderDialog(server, { at: at('denyAll', 'CXT-12', 'CXT-15') });
  await titled('Decline the invitations to connect');
  await press('Decline 2 invitations');
  await titled('Not all invitations are answered yet');
  await press('Continue with 2');
  await titled('Results of your answers');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /Wiki CXT-12 has already been answered, by your first attempt/,
  );
  expect(bodies(server.calls(answerCall)).map(({ jiraKey }) => jiraKey)).toEqual(['CXT-12', 'CXT-15']);
});

test('the ticket system goes down midway: it is tried again, or the rest stays (REQUIREMENTS 481)', async () => {
  const server = serverOf([wiki, archive]);
  server.on(
    answerCall,
    inTurn(taken, () => problem(503, 'ticket-system-unavailable', { delivery: 'refused' })),
  );
  await renderDialog(server, { at: at('denyAll', 'CXT-12', 'CXT-15') });
  await titled('Decline the invitations to connect');
  await press('Decline 2 invitations');
  await titled('Your request could not be sent');
  await press('Back to the form');
  await titled('Decline the invitations to connect');
  expect(screen.getByRole('button', { name: 'Decline 1 invitation' })).toBeVisible();
  await press('Cancel');
  await titled('Results of your answers');
  expect(screen.getByRole('heading', { name: '1 invitation is still to be answered' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to the form' })).toBeVisible();
});

test('a refusal by a bare 400 does not stop the others (REQUIREMENTS 481)', async () => {
  const server = serverOf([wiki, archive]);
  server.on(
    answerCall,
    inTurn(() => new Response(null, { status: 400 }), taken),
  );
  await renderDialog(server, { at: at('denyAll', 'CXT-12', 'CXT-15') });
  await titled('Decline the invitations to connect');
  await press('Decline 2 invitations');
  await titled('Results of your answers');
  expect(screen.getByText('1 invitation was declined.')).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 answer was not processed' })).toBeVisible();
});

test('a lost role shows once, in the form, with the typed text (REQUIREMENTS 481)', async () => {
  const server = serverOf([wiki, archive]);
  server.on(answerCall, () => problem(403, 'forbidden'));
  await renderDialog(server, { at: at('denyAll', 'CXT-12', 'CXT-15') });
  await titled('Decline the invitations to connect');
  await userEvent.type(screen.getByLabelText(/Your comments/), 'Agreed');
  await press('Decline 2 invitations');
  expect(await screen.findByText(/The answer to Wiki was not processed/)).toBeVisible();
  expect(screen.getByLabelText(/Your comments/)).toHaveValue('Agreed');
  expect(server.calls(answerCall)).toHaveLength(1);
});

test('a service that cannot be looked up excludes its invitation alone (REQUIREMENTS 479)', async () => {
  const server = serverOf([wiki, archive]);
  server.on('GET /services/detail', ({ params }) =>
    params.get('spId') === '43'
      ? problem(500, 'internal')
      : enveloped(wireService({ id: Number(params.get('spId')) })),
  );
  await renderDialog(server, { at: at('acceptAll', 'CXT-12', 'CXT-15') });
  await titled('Accept the invitations to connect');
  expect(screen.getByRole('button', { name: 'Accept 1 invitation' })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent(/Archive CXT-15 could not be looked up/);
});

test('it stops after the answer that is on its way (REQUIREMENTS 481)', async () => {
  let arrive: (() => void) | undefined;
  const server = serverOf([wiki, archive]);
  server.on(
    answerCall,
    async () =>
      new Promise<Response>((resolve) => {
        arrive = () => resolve(taken());
      }),
  );
  await renderDialog(server, { at: at('denyAll', 'CXT-12', 'CXT-15') });
  await titled('Decline the invitations to connect');
  await press('Decline 2 invitations');
  await titled('Your answers are being sent');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Invitation 1 of 2 is being answered.',
  );
  await press('Stop after this one');
  await waitFor(() => expect(arrive).toBeDefined());
  arrive?.();
  await titled('Results of your answers');
  expect(screen.getByRole('heading', { name: '1 invitation is still to be answered' })).toBeVisible();
  expect(server.calls(answerCall)).toHaveLength(1);
});

test.each([
  [
    'a viewer',
    { dashboardAdmin: false, dashboardViewer: true },
    /You can view these invitations, but not answer them/,
  ],
] as const)('%s reads the reason, without a service (REQUIREMENTS 479)', async (_title, over, text) => {
  await renderDialog(serverOf([wiki]), { at: at('acceptAll', 'CXT-12'), user: wireUser({ ...over }) });
  await titled('Only an administrator can answer invitations');
  expect(screen.getByRole('dialog')).toHaveTextContent(text);
});
