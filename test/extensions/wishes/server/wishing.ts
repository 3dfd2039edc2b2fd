import type { Envelope } from '../../../../src/contracts/wire/common';
import type {
  OwnWish,
  WishedService,
  Wishes,
  WishGroup,
  WishRequest,
} from '../../../../src/extensions/wishes/contract/wishes.wire';
import { files, mail, north } from '../../../support/server/fixtures';
import type { TestApp, TestClient } from '../../../support/server/server';
import { json } from '../../../server/settings/changing';

export const WISHES = '/dashboard/api/x/wishes';
export const forMail = { service: mail, serviceType: 'saml20_sp' } as const;
export const forFiles = { service: files, serviceType: 'oidc10_rp' } as const;

/** Asks for a service, by default for mail. */
export function requestService(client: TestClient, requested: Partial<WishRequest> = {}, key?: string) {
  return json(client, `${WISHES}/own`, { ...forMail, reason: 'For our course', ...requested }, key);
}

export function withdraw(client: TestClient, about: object = forMail) {
  return json(client, `${WISHES}/own/withdrawal`, about);
}

export async function ownOf(client: TestClient): Promise<OwnWish[]> {
  return (await client.get(`${WISHES}/own`)).json<Envelope<{ wishes: OwnWish[] }>>().payload.wishes;
}

/** Reads the wishes of the institution; nothing if this person may not. */
export async function wishesOf(client: TestClient): Promise<Wishes> {
  const { payload } = (await client.get(WISHES)).json<Partial<Envelope<Wishes>>>();
  return payload ?? { groups: [], more: false };
}

/** Answers the wishes for a service as they are now, or as they were seen. */
export async function answer(
  client: TestClient,
  text: string,
  { declined = false, group }: { readonly declined?: boolean; readonly group?: WishGroup | undefined } = {},
) {
  const seen = group ?? (await wishesOf(client)).groups[0];
  const { service, serviceType, version } = seen ?? { ...forMail, version: '' };
  return json(client, `${WISHES}/answer`, { service, serviceType, version, declined, text });
}

/**
 * Joins the wishes for a service, as seen in a group, with those for another one; without one, separates
 * them.
 */
export function together(
  client: TestClient,
  { service, serviceType }: WishedService,
  { version }: Pick<WishGroup, 'version'>,
  into?: WishedService,
) {
  return json(client, `${WISHES}/together`, {
    service,
    serviceType,
    version,
    ...(into && { into: aboutOf(into) }),
  });
}

const aboutOf = ({ service, serviceType }: WishedService) => ({ service, serviceType });

/** Reads who was mailed what, in the order of the alphabet, since both were written at one moment. */
export async function mailed({ database }: TestApp): Promise<string[]> {
  const mails = await database.read
    .selectFrom('mail')
    .select(['recipients', 'subject', 'plain_text'])
    .where('kind', '=', 'wishAnswer')
    .execute();
  return mails
    .map(({ recipients: [to], subject, plain_text: text }) =>
      [to?.address, subject, text.split('\n').find((line) => /You requested|aangevraagd/.test(line))].join(
        ': ',
      ),
    )
    .toSorted();
}

/** Has the member of north ask without a call, by default for mail. */
export async function wished({ database }: TestApp, service = mail): Promise<void> {
  const row = {
    ...{ institution_entity_id: north, service_entity_id: service, service_type: forMail.serviceType },
    ...{ person: JSON.stringify(['https://issuer.example', 'member']), user_name: 'Test member' },
    ...{ user_mail: 'member@example.org', language: 'en', reason: 'For our course', people: null },
    asked_at: new Date(),
  } as const;
  await database.transaction((tx) => tx.insertInto('wish').values(row).execute());
}
