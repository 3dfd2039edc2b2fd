/** Invitations that several get one answer, and what the server says to them. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LooseTicket } from '../../../src/api/mappers/ticket';
import { wireService, wireTicket } from '../builders';
import { enveloped, FakeServer, problem, searchAmong, type Seen } from '../dom/fakeServer';

export const answerCall = 'PUT /users/inviteRequest';
const waiting = 'Waiting for customer';

export const wiki = { jiraKey: 'CXT-12', type: 'LINKINVITE', status: waiting } as const;
export const archive = {
  ...wiki,
  jiraKey: 'CXT-15',
  spName: 'Archive',
  spId: 'https://archive.example',
  spEid: 43,
};
export const maps = { ...wiki, jiraKey: 'CXT-19', spName: 'Maps', spId: 'https://maps.example', spEid: 44 };

export function serverOf(
  tickets: readonly LooseTicket[],
  services: Readonly<Record<string, object>> = {},
): FakeServer {
  return new FakeServer()
    .on('GET /services/detail', ({ params }) => {
      const id = params.get('spId') ?? '';
      return enveloped(wireService({ id: Number(id), ...services[id] }));
    })
    .on('POST /actions', (call) => searchAmong(tickets.map((ticket) => wireTicket(ticket)))(call));
}

/** Answers each try of an answer in turn; the last stays. */
export function inTurn(...answers: readonly (() => Response)[]) {
  let tries = 0;
  return () => {
    const next = answers[Math.min(tries, answers.length - 1)];
    tries += 1;
    return next ? next() : problem(500, 'internal');
  };
}
export const taken = () =>
  enveloped({ jiraKey: 'CXT-1', status: 'ACCEPTED', connectWithoutInteraction: false });
export const atOnce = () =>
  enveloped({ jiraKey: 'CXT-1', status: 'ACCEPTED', connectWithoutInteraction: true });

export const titled = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const at = (dialog: string, ...keys: readonly string[]) =>
  `/tickets?dialog=${encodeURIComponent(`${dialog}:${keys.join()}`)}`;
export const all = ['CXT-12', 'CXT-15', 'CXT-19'] as const;
export const bodies = (calls: readonly Seen[]) =>
  calls.map(({ body }) => body as Readonly<Record<string, unknown>>);
export const keysSent = (server: FakeServer) =>
  server.calls(answerCall).map(({ headers }) => headers.get('Idempotency-Key'));
