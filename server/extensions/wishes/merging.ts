import type { WishedService, WishesMerge } from '../../../src/extensions/wishes/contract/wishes.wire';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { recordAudit } from '../../platform/audit/audit.module';
import { checkInstitution } from '../../modules/catalogue/catalogue.module';
import type { Requester } from '../../modules/identity/identity.module';
import { countedGroup } from './groups';
import { isSame, type Merge, mergesOf } from './merges';
import { nameIn, seenServices } from './seenServices';

/**
 * Merges the wishes for a service with those for another one, or separates them again; wishes already merged with it
 * move along. Returns the number of wishes in the group now. Throws `wishes-changed` if they have changed since the
 * person saw them, or if there is no wish for the other service itself; `validation` if it is the same service.
 */
export async function mergeWishes(
  { now }: Pick<Dependencies, 'now'>,
  tx: Tx,
  { institution, actor }: Requester,
  { into, version, ...from }: WishesMerge,
): Promise<number> {
  if (into && isSame(from, into))
    throw new ProblemError('validation', { detail: 'a service is not taken together with itself' });
  // Serialises merges, so that two services are never merged with each other.
  await checkInstitution(tx, institution);
  const merges = await mergesOf(tx, institution);
  const before = merges.find((merge) => isSame(merge.from, from))?.into;
  const seen = await countedGroup(tx, institution, before ?? from);
  if (seen?.version !== version) throw new ProblemError('wishes-changed');
  if (into && !(await countedGroup(tx, institution, into))) throw new ProblemError('wishes-changed');
  const along = into ? merges.filter((merge) => isSame(merge.into, from)) : [];
  const moved = [{ from, into: before }, ...along];
  const seenAs = await seenServices(
    tx,
    institution,
    moved.map((one) => one.from),
  );
  for (const one of moved) {
    if (one.into?.service === into?.service && one.into?.serviceType === into?.serviceType) continue;
    await store(tx, institution, one.from, into);
    const object = { id: one.from.service, name: nameIn(seenAs(one.from), one.from, 'en') };
    const entry = { kind: 'wish.merged', actor, institution, object } as const;
    await recordAudit(tx, { ...entry, before: mergeState(one.into), after: mergeState(into) }, now());
  }
  return (await countedGroup(tx, institution, into ?? from))?.count ?? 0;
}

const mergeState = (into: Merge['into'] | undefined) => ({ together: into?.service ?? null });

async function store(
  tx: Tx,
  institution: string,
  { service, serviceType }: WishedService,
  into: WishedService | undefined,
): Promise<void> {
  await tx
    .deleteFrom('wish_merge')
    .where('institution_entity_id', '=', institution)
    .where('service_entity_id', '=', service)
    .where('service_type', '=', serviceType)
    .execute();
  if (!into) return;
  const row = {
    ...{ institution_entity_id: institution, service_entity_id: service, service_type: serviceType },
    ...{ into_service_entity_id: into.service, into_service_type: into.serviceType },
  };
  await tx.insertInto('wish_merge').values(row).execute();
}
