/** Under which keys a line is added to the set of changes, when it is tried again (REQUIREMENTS 415). */
import { createActor, waitFor } from 'xstate';
import { beginSetAside } from '../../../../src/extensions/changeSets/setAside/setAside.ports';
import { makeStore } from '../../../../src/store/makeStore';
import { enveloped, FakeServer, problem } from '../../../support/dom/fakeServer';

const refused = { added: 0, size: 0, refused: [{ place: 0, obstacle: 'requested' }] };
const about = { serviceEntityId: 'https://archive.example/saml', serviceType: 'saml20_sp' } as const;
const input = {
  request: { kind: 'disconnect', comments: '', ...about },
  requestId: '3f0c9a52-1',
} as const;
const LINES = 'POST /x/changes/set/lines';

test('a line is tried again under the same key after a failure, not after an answer', async () => {
  const server = new FakeServer();
  const machine = beginSetAside({ store: makeStore() });

  /** Adds the line as often as the dialog is in its form again; returns the key. */
  async function add(answer: () => Response): Promise<string | null | undefined> {
    server.on(LINES, answer);
    const actor = createActor(machine, { input }).start();
    actor.subscribe({ error: () => undefined });
    const { ticketRequest } = actor.getSnapshot().children;
    await waitFor(ticketRequest ?? actor, ({ status, tags }) => status !== 'active' || tags.has('resting'));
    actor.stop();
    return server.calls(LINES).at(-1)?.headers.get('idempotency-key');
  }

  const broken = () => problem(500, 'internal');
  const answered = () => enveloped(refused);
  const first = await add(broken);
  expect(first).toContain(input.requestId);
  expect(await add(broken)).toBe(first);
  expect(await add(answered)).toBe(first);
  const second = await add(broken);
  expect(second).not.toBe(first);
  expect(await add(answered)).toBe(second);
  expect(new Set([first, second, await add(answered)]).size).toBe(3);
});
