/**
 * If the contract has a closed list, another server may still send a value outside of it: no page may break.
 */
import { serviceDetailOf } from '../../src/api/mappers/serviceDetail';
import { ticketOf } from '../../src/api/mappers/ticket';
import { Service } from '../../src/contracts/wire/service';
import { Ticket } from '../../src/contracts/wire/ticket';
import { wireService, wireTicket } from '../support/builders';

interface Closed {
  readonly enum?: readonly unknown[];
}

/** Returns the members of a schema that have a closed list. */
function closedMembers({ properties }: { readonly properties: object }): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => ((schema as Closed).enum ? [name] : []));
}

const ODD = ['SOMETHING_ELSE', 'toString', '__proto__'];
/** Compared only, and never looked up. */
const compared = ['state', 'entityType'];

const rows = [
  ...closedMembers(Service).map((member) => ({
    member: `a service’s ${member}`,
    name: member,
    read: (value: string) => serviceDetailOf({ ...wireService(), [member]: value }),
  })),
  ...closedMembers(Ticket).map((member) => ({
    member: `a ticket’s ${member}`,
    name: member,
    read: (value: string) => ticketOf({ ...wireTicket(), [member]: value }),
  })),
];

test('the lists of the contract are found', () => {
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['licenseStatus', 'dashboardConnectOption', 'type', 'status', 'resolution']),
  );
});

test.each(rows.filter(({ name }) => !compared.includes(name)))('$member', ({ read }) => {
  for (const odd of ODD) expect(Object.values(read(odd))).not.toContain(odd);
});

test('a service with an unknown way to connect is requested by a ticket', () => {
  expect(serviceDetailOf({ ...wireService(), dashboardConnectOption: 'AT_ONCE' as never })).toMatchObject({
    connectOption: 'CONNECT_WITH_INTERACTION',
  });
});
