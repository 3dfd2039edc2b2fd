import { sql } from 'kysely';
import type { NewInvitation } from '../../../src/contracts/wire/invitation';
import type { Authority } from '../../../src/contracts/wire/enumerations';
import type { Database } from '../../../server/platform/storage/database';
import { mail, north } from '../../support/server/fixtures';
import { withMoreServices } from '../catalogue/moreServices';

export const SEND = '/dashboard/api/users/inviteRequest';
export const RESEND = '/dashboard/api/users/resendInviteRequest';
/** A super user acts for the institution that the header names. */
export const atNorth = { 'x-idp-entity-id': north };

export const owner = { name: 'Ann Bee', emailAddress: 'ann@north.example', sabContact: true };
export const helpdesk = { name: 'Help desk (2nd line)', emailAddress: 'help@north.example' };

/** Makes an invitation of north to connect mail, to its owner, its help desk and another person. */
export function invitation(changes: Partial<NewInvitation> = {}): NewInvitation {
  return {
    idpEntityId: north,
    idpName: 'North',
    spEntityId: mail,
    spName: 'Mail',
    spId: 12,
    typeMetaData: 'saml20_sp',
    connectionRequest: true,
    message: ' Shall we? ',
    contactPersons: [owner, helpdesk, { name: 'Zoë O’Neil-Ünal', emailAddress: 'zoe@other.example' }],
    ...changes,
  };
}

/** North has an owner, a maintainer and two contacts; services as in `moreServices`. */
export async function withPeople(database: Database): Promise<void> {
  await withMoreServices(database);
  const contact = { sirtfiSecurityContact: false, sabContact: false };
  const contacts = [
    { ...contact, ...helpdesk, contactPersonType: 'support' },
    { ...contact, name: 'Adam Min', emailAddress: 'adam@north.example', contactPersonType: 'administrative' },
  ];
  await database.transaction(async (tx) => {
    await tx
      .updateTable('institution')
      .set({ document: sql`jsonb_set(document, '{contacts}', ${JSON.stringify(contacts)}::jsonb)` })
      .where('entity_id', '=', north)
      .execute();
    await tx
      .insertInto('demo_person')
      .values([
        person('Ann Bee', 'ROLE_DASHBOARD_ADMIN', 1),
        person('Max Maintainer', 'ROLE_DASHBOARD_VIEWER', 2),
      ])
      .execute();
  });
}

function person(name: string, authority: Authority, position: number) {
  const [given_name = '', sur_name = ''] = name.split(' ');
  return {
    subject: given_name.toLowerCase(),
    given_name,
    sur_name,
    email: `${given_name.toLowerCase()}@north.example`,
    institution_entity_id: north,
    authorities: JSON.stringify([authority]),
    level: 2,
    position,
  };
}
