import { FaultyNetwork } from '../../src/app/qa/FaultyNetwork';
import type { Failure } from '../../src/contracts/domain/failure';
import type { Fault } from '../../src/contracts/domain/qa/qaFault';
import { makeStore, type AppStore } from '../../src/store/makeStore';
import { wireGuest } from '../support/builders';
import { enveloped, type FakeServer } from '../support/dom/fakeServer';
import { calls, outcomeOf, willingServer, type CallName } from './faultsCalls';

let server: FakeServer;
let network: FaultyNetwork;
let store: AppStore;
let changes: number;
beforeEach(() => {
  server = willingServer();
  changes = 0;
  network = new FaultyNetwork(() => (changes += 1));
  store = makeStore();
});
afterEach(() => network.put([]));

const down = { kind: 'ticketSystemUnreachable', delivery: 'refused' } as const;
const wanting = (required: number) => ({ kind: 'levelTooLow', required }) as const;
const overtaken = { kind: 'collision', found: 'openTicket', ticketKey: 'QA-1' } as const;
const answered = { kind: 'collision', found: 'answered', ticketKey: 'CXT-7' } as const;
const failing = (status: number, path = '/') => ({ kind: 'failing', path, status }) as const;

const reads: readonly CallName[] = ['person', 'service', 'tickets'];

const table: readonly (readonly [Fault, Partial<Record<CallName, Failure | 'fine'>>])[] = [
  [
    { kind: 'ticketSystemDown' },
    {
      person: 'fine',
      service: 'fine',
      tickets: down,
      connect: down,
      disconnect: down,
      accept: down,
      deny: down,
    },
  ],
  [
    { kind: 'ticketSystemUnreachable', delivery: 'refused' },
    { person: 'fine', service: 'fine', tickets: down, connect: down, deny: down },
  ],
  [
    { kind: 'ticketSystemUnreachable', delivery: 'unknown' },
    { service: 'fine', connect: { ...down, delivery: 'unknown' }, accept: { ...down, delivery: 'unknown' } },
  ],
  [
    { kind: 'sessionExpired' },
    {
      service: { kind: 'sessionExpired' },
      tickets: { kind: 'sessionExpired' },
      connect: { kind: 'sessionExpired' },
    },
  ],
  [
    { kind: 'levelTooLow', required: 3 },
    { service: 'fine', tickets: 'fine', connect: wanting(3), disconnect: wanting(3), deny: wanting(3) },
  ],
  [{ kind: 'levelTooLow', required: 1.5 }, { connect: wanting(1.5) }],
  [{ kind: 'collision' }, { service: 'fine', tickets: 'fine', connect: overtaken }],
  [{ kind: 'collision' }, { disconnect: overtaken }],
  [{ kind: 'collision' }, { accept: answered }],
  [{ kind: 'collision' }, { deny: answered }],
  [
    { kind: 'offline' },
    { person: { kind: 'offline' }, service: { kind: 'offline' }, connect: { kind: 'offline' } },
  ],
  [failing(400), { connect: { kind: 'validation' } }],
  [failing(401), { service: { kind: 'sessionExpired' } }],
  [failing(403), { service: { kind: 'forbidden' } }],
  [failing(404), { service: { kind: 'notFound' } }],
  [failing(409), { connect: { kind: 'collision', found: 'openTicket' } }],
  [failing(429), { connect: { kind: 'tooManyRequests', retryAfterSeconds: 7 } }],
  [failing(500), { service: { kind: 'unknown', status: 500, requestId: 'qa-fault' } }],
  [failing(502), { service: { kind: 'unknown', status: 502 } }],
  [
    failing(500, '/services'),
    { person: 'fine', tickets: 'fine', service: { kind: 'unknown', status: 500, requestId: 'qa-fault' } },
  ],
];

test.each(table)('%j becomes the expected failures', async (fault, expected) => {
  network.put([fault]);
  for (const name of Object.keys(expected) as CallName[]) {
    const failure = expected[name];
    const expectedOutcome =
      failure !== 'fine' && reads.includes(name) ? { ...failure, reading: true } : failure;
    expect([name, await outcomeOf(store, name)]).toEqual([name, expectedOutcome]);
  }
});

test('only the calls that a fault lets through reach the server', async () => {
  network.put([{ kind: 'ticketSystemDown' }]);
  await outcomeOf(store, 'connect');
  await outcomeOf(store, 'tickets');
  expect(server.seen).toEqual([]);
  await outcomeOf(store, 'service');
  expect(server.calls('GET /services/detail')).toHaveLength(1);
});

test('a ticket system that is down is reported in the answer about the person', async () => {
  expect(await calls.person(store)).toMatchObject({ installation: { ticketSystemDown: false } });
  network.put([{ kind: 'ticketSystemDown' }]);
  expect(await calls.person(store)).toMatchObject({ installation: { ticketSystemDown: true }, uid: 'ann' });
});

test('a session that has ended leaves a guest, as the server answers without a cookie', async () => {
  const sent: RequestInit[] = [];
  const real = window.fetch;
  window.fetch = (input, init = {}) => {
    sent.push(init);
    return init.credentials === 'omit' ? Promise.resolve(enveloped(wireGuest)) : real(input, init);
  };
  network.put([{ kind: 'sessionExpired' }]);
  expect(await calls.person(store)).toMatchObject({ roles: { guest: true } });
  expect(sent.map(({ credentials }) => credentials)).toEqual(['omit']);
  network.put([]);
  window.fetch = real;
});

test('another admin is faster once; the next attempt succeeds', async () => {
  network.put([{ kind: 'collision' }]);
  expect(await outcomeOf(store, 'connect')).toEqual(overtaken);
  expect(network.set).toEqual([]);
  expect(changes).toBe(2);
  expect(await outcomeOf(store, 'connect')).toBe('fine');
});

test('fetch is wrapped only while a fault is set, and only calls of the contract are affected', async () => {
  const real = window.fetch;
  network.put([{ kind: 'offline' }]);
  expect(window.fetch).not.toBe(real);
  expect(await window.fetch('http://localhost/assets/x.js')).toBeInstanceOf(Response);
  expect(await window.fetch('https://elsewhere.example/dashboard/api/services')).toBeInstanceOf(Response);
  expect(await network.unfaulted('http://localhost/dashboard/api/services')).toBeInstanceOf(Response);
  network.put([{ kind: 'collision' }]);
  network.put([]);
  expect(window.fetch).toBe(real);
});
