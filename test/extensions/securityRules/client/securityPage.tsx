/** The page of how connected services are secured, with three of them, on answers of our server. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDashboard } from '../../../app/renderDashboard';
import { wireChangeSet, wireService, wireUser } from '../../../support/builders';
import { enveloped, FakeServer } from '../../../support/dom/fakeServer';

export const number = 'urn:schac:attribute-def:schacPersonalUniqueID';
export const receives = (...names: string[]) => ({
  attributes: Object.fromEntries(names.map((name) => [name, ['*']])),
  noArp: false,
  noAttrArp: false,
});
const loa2 = 'http://x/assurance/loa2';
export const levels = { loaLevels: ['http://x/assurance/loa1', loa2, 'http://x/assurance/loa3'] };
export const service = (id: number, name: string, over: object = {}) =>
  wireService({
    id,
    spEntityId: `https://${name.toLowerCase()}.example`,
    names: { en: name },
    connected: true,
    arp: receives('urn:mace:dir:attribute-def:mail'),
    contractualBase: 'AO',
    ...over,
  });
export const atlas = service(1, 'Atlas', { arp: receives(number) });
export const boreas = service(2, 'Boreas', {
  arp: receives(number),
  minimalLoaLevel: loa2,
  contractualBase: 'none',
});
export const corvus = service(3, 'Corvus');
const notConnected = service(4, 'Draco', { connected: false, arp: receives(number) });
export const used = (name: string, people?: number) => ({
  sp_entity_id: `https://${name}.example`,
  count_user_id: 9,
  ...(people !== undefined && { distinct_count_user_id: people }),
});

function serverFor(user: object): FakeServer {
  return new FakeServer()
    .on('GET /users/me', () => enveloped(user))
    .on('GET /services', () => enveloped({ apps: [corvus, atlas, boreas, notConnected], facets: [] }))
    .on('GET /services/connected', () => enveloped([atlas, boreas, corvus]))
    .on('GET /policies', () => enveloped([]))
    .on('GET /users/disableConsent', () => Response.json([]))
    .on('GET /stats/loginAggregated', () => Response.json([used('atlas', 12), used('boreas', 40)]))
    .on('GET /x/changes/set', () => enveloped(wireChangeSet))
    .on('GET /x/changes/set/size', () => enveloped({ size: 0 }))
    .on('POST /actions', () => enveloped({ issues: [], total: 0 }));
}

const personOf = (over: object) =>
  wireUser({ ...levels, extensions: ['changeSet', 'securityRules'], ...over });

/** Makes a server of ours whose institution has set no rules. */
export function securityServer(user: object = personOf({})): FakeServer {
  return serverFor(user).on('GET /x/security/rules', () => enveloped({ version: 0 }));
}

export async function show(over: object = {}, at = '/security', change = (server: FakeServer) => server) {
  const user = personOf(over);
  const server = change(securityServer(user));
  await renderDashboard({ at, server, user });
  await screen.findByRole('table');
  return { server, user: userEvent.setup() };
}

export const names = () =>
  screen.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);
export const alerts = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '');
export const row = (name: string) =>
  screen.getByRole('row', { name: new RegExp(`^Select ${name}|^${name}`) });
/** The row below that of a service, which says what was refused. */
export function below(name: string): HTMLElement {
  const next = row(name).nextElementSibling;
  if (!(next instanceof HTMLElement)) throw new Error(`Nothing is below ${name}.`);
  return next;
}
