import { notKnown } from './changeNotPossible';
import type { DashboardEvent } from '../../../src/contracts/wire/events';
import type { Tx } from '../../platform/storage/database';
import type { ConnectionChange } from './change';
import { bumpConnections } from '../federation/federation.module';
import type { ServiceRow } from '../catalogue/catalogue.module';

/** Returns the change that connects or disconnects both; `level` is for connecting only, empty: none. */
export function changeOf(
  kind: ConnectionChange['kind'],
  institution: string,
  { entity_id: service, entity_type: serviceType }: ServiceRow,
  level = '',
): ConnectionChange {
  const pair = { institution, service, serviceType };
  return kind === 'connect' ? { kind, ...pair, ...(level && { level }) } : { kind, ...pair };
}

interface Sides {
  readonly institution: { readonly allowed_all: boolean } | undefined;
  readonly service: { readonly allowed_all: boolean } | undefined;
}

/**
 * Returns both sides and locks the institution's row until the transaction ends, so that changes to its connections are
 * sequential.
 */
async function sidesOf(tx: Tx, change: ConnectionChange): Promise<Sides> {
  const institution = await tx
    .selectFrom('institution')
    .select('allowed_all')
    .where('entity_id', '=', change.institution)
    .forUpdate()
    .executeTakeFirst();
  const service = await tx
    .selectFrom('service')
    .select('allowed_all')
    .where('entity_type', '=', change.serviceType)
    .where('entity_id', '=', change.service)
    .executeTakeFirst();
  return { institution, service };
}

/**
 * Makes or ends a connection: on both allow-lists, unless a side allows everything, and with the step-up level. A
 * second call changes nothing more. Returns the events. Throws ChangeNotPossible.
 */
export async function applyConnection(tx: Tx, change: ConnectionChange): Promise<DashboardEvent[]> {
  const sides = await sidesOf(tx, change);
  const before = await areConnected(tx, change, sides);
  if (change.kind === 'connect') await connect(tx, change, sides);
  else await disconnect(tx, change, sides);
  await bumpConnections(tx, change.institution);
  const after = await areConnected(tx, change, await sidesOf(tx, change));
  const { institution, service, serviceType } = change;
  const data = { institution, service, serviceType };
  return [
    ...(before !== after ? [{ kind: after ? 'connection.made' : 'connection.ended', data } as const] : []),
    ...levelEvents(change),
  ];
}

/** Returns an event for the level: a new connection includes its level, which otherwise is a separate setting. */
function levelEvents(change: ConnectionChange): DashboardEvent[] {
  if (change.kind === 'disconnect' || !change.level) return [];
  const { institution, service, serviceType, level } = change;
  const data = { institution, service, serviceType, setting: 'strongAuthentication', level } as const;
  return [{ kind: 'setting.changed', data }];
}

/** Returns true if each side allows the other. */
async function areConnected(tx: Tx, change: ConnectionChange, sides: Sides): Promise<boolean> {
  const { institution, service } = sides;
  if (!institution || !service) return false;
  const isListed = async (list: AllowList) => {
    const row = await tx
      .selectFrom(list)
      .select('service_entity_id')
      .where('institution_entity_id', '=', change.institution)
      .where('service_entity_id', '=', change.service)
      .executeTakeFirst();
    return row !== undefined;
  };
  return (
    (institution.allowed_all || (await isListed('institution_allows'))) &&
    (service.allowed_all || (await isListed('service_allows')))
  );
}

async function connect(tx: Tx, change: ConnectionChange & { kind: 'connect' }, sides: Sides): Promise<void> {
  if (!sides.institution) throw notKnown(change.institution);
  if (!sides.service) throw notKnown(change.service);
  const pair = { institution_entity_id: change.institution, service_entity_id: change.service };
  if (change.serviceType !== 'single_tenant_template') {
    if (!sides.institution.allowed_all) await allow(tx, 'institution_allows', pair);
    if (!sides.service.allowed_all) await allow(tx, 'service_allows', pair);
  }
  if (!change.level) return;
  await tx
    .insertInto('level_setting')
    .values({ ...pair, kind: 'stepup', level: change.level })
    .onConflict((conflict) =>
      conflict
        .columns(['institution_entity_id', 'service_entity_id', 'kind'])
        .doUpdateSet({ level: change.level ?? '' }),
    )
    .execute();
}

type AllowList = 'institution_allows' | 'service_allows';
type Pair = { readonly institution_entity_id: string; readonly service_entity_id: string };

async function allow(tx: Tx, list: AllowList, pair: Pair): Promise<void> {
  await tx
    .insertInto(list)
    .values(pair)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function disconnect(tx: Tx, change: ConnectionChange, sides: Sides): Promise<void> {
  if (sides.institution?.allowed_all && sides.service?.allowed_all) {
    await listAllOthers(tx, change.institution, change.service);
  }
  for (const list of ['institution_allows', 'service_allows'] as const) {
    await tx
      .deleteFrom(list)
      .where('institution_entity_id', '=', change.institution)
      .where('service_entity_id', '=', change.service)
      .execute();
  }
  await tx
    .deleteFrom('level_setting')
    .where('institution_entity_id', '=', change.institution)
    .where('service_entity_id', '=', change.service)
    .where('kind', '=', 'stepup')
    .execute();
}

/**
 * Replaces "all" by a list on one side if both sides allow everything, since the pair would stay connected otherwise.
 * It changes the institution's side, because the institution asked; a list on the service's side would block
 * institutions that join later. Existing connections stay; later services must be requested.
 */
async function listAllOthers(tx: Tx, institution: string, service: string): Promise<void> {
  await tx
    .insertInto('institution_allows')
    .columns(['institution_entity_id', 'service_entity_id'])
    .expression((query) =>
      query
        .selectFrom('service')
        .select((select) => [
          select.val(institution).as('institution_entity_id'),
          'service.entity_id as service_entity_id',
        ])
        .distinct()
        .where('service.entity_id', '!=', service),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('institution')
    .set({ allowed_all: false })
    .where('entity_id', '=', institution)
    .execute();
}
