import { sql } from 'kysely';
import type { TicketStatus } from '../../../src/contracts/wire/enumerations';
import type { Database, Tx } from '../../../server/platform/storage/database';
import { bumpCatalogueVersion } from '../../../server/modules/federation/catalogueVersion';
import { north, serviceRow } from '../../support/server/fixtures';

/** Visible to identity providers that use it or are invited; not connected to any. */
export const portal = 'https://portal.example';
/** Has its own allow-list, empty. */
export const club = 'https://club.example';
/** Of north, with its own allow-list, empty. */
export const library = 'https://library.north.example';
/** Asks for a level itself. */
export const vault = 'https://vault.example';
/** Published in eduGAIN; uses a resource server. */
export const academy = 'https://academy.example';
/** Resource server, listed nowhere. */
export const api = 'https://api.academy.example';

const contact = {
  name: 'Sam',
  emailAddress: 'sam@academy.example',
  contactPersonType: 'support',
  sirtfiSecurityContact: true,
  sabContact: false,
} as const;

async function addServices(tx: Tx): Promise<void> {
  const rows = [
    serviceRow(portal, { eid: 21, idp_visible_only: true }),
    serviceRow(club, { eid: 22, allowed_all: false }),
    serviceRow(library, { eid: 23, allowed_all: false, institution_id: 'north.example' }),
    serviceRow(vault, { eid: 24 }, { minimalLoaLevel: 'http://levels.example/loa2' }),
    serviceRow(
      academy,
      { eid: 25 },
      {
        publishedInEdugain: true,
        saml1Only: true,
        resourceServers: [api],
        contacts: [contact],
        firstLanguage: 'nl',
        names: { nl: 'Academie', fr: 'Académie' },
        descriptions: { de: 'Eine Akademie', fr: 'Une académie', nl: ' ' },
      },
    ),
    serviceRow(api, { eid: 26, entity_type: 'oauth20_rs' }),
  ];
  await tx.insertInto('service').values(rows).execute();
  await bumpCatalogueVersion(tx);
}

export async function withMoreServices(database: Database): Promise<void> {
  await database.transaction(addServices);
}

/** Lets metadata say that a service speaks SAML 1.1 and nothing newer. */
export async function speaksSaml1Only(database: Database, service: string): Promise<void> {
  await database.transaction(async (tx) => {
    await tx
      .updateTable('service')
      .set({ document: sql`document || '{"saml1Only": true}'` })
      .where('entity_id', '=', service)
      .execute();
    await bumpCatalogueVersion(tx);
  });
}

/** Adds a ticket of north, as if the desk had it. */
export async function addTicket(
  database: Database,
  key: string,
  service: string,
  status: TicketStatus,
  type: 'LINKINVITE' | 'LINKREQUEST' = 'LINKINVITE',
): Promise<void> {
  const time = new Date('2026-11-20T09:00:00Z');
  await database.transaction((tx) =>
    tx
      .insertInto('ticket')
      .values({
        key,
        type,
        status,
        resolution: null,
        institution_entity_id: north,
        service_entity_id: service,
        service_type: 'saml20_sp',
        direction: null,
        user_name: 'Ann Bee',
        user_email: null,
        user_uid: null,
        rejected: false,
        email_to: '',
        body: '',
        personal_message: '',
        contact_email: '',
        change: null,
        requested_at: time,
        updated_at: time,
      })
      .execute(),
  );
}
