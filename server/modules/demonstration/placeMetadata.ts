import type { Tx } from '../../platform/storage/database';
import {
  bumpCatalogueVersion,
  pointTo,
  writeSources,
  type EntitySource,
} from '../federation/federation.module';
import { hashOf, institutionXml, serviceXml } from './entityMetadata';

const ROWS_AT_ONCE = 200;
const NO_FEED = '';

/** Adds metadata to the invented institutions and services that have none; feeds are made from it. */
export async function placeMetadata(tx: Tx): Promise<void> {
  const known = tx.selectFrom('entity_metadata').select('entity_id');
  const institutions = await tx
    .selectFrom('institution')
    .select(['entity_id', 'document'])
    .where('origin', '=', 'seed')
    .where('entity_id', 'not in', known)
    .execute();
  const services = await tx
    .selectFrom('service')
    .select(['entity_id', 'document'])
    .where('origin', '=', 'seed')
    .where('entity_type', '=', 'saml20_sp')
    .where('entity_id', 'not in', known)
    .execute();
  const written = [
    ...institutions.map((one) => sourceOf(one.entity_id, institutionXml(one.entity_id, one.document))),
    ...services.map((one) => sourceOf(one.entity_id, serviceXml(one.entity_id, one.document))),
  ];
  for (let start = 0; start < written.length; start += ROWS_AT_ONCE) {
    const rows = written.slice(start, start + ROWS_AT_ONCE);
    await writeSources(tx, rows);
    await pointTo(tx, NO_FEED, rows);
  }
  if (written.length > 0) await bumpCatalogueVersion(tx);
}

function sourceOf(entityId: string, xml: string): EntitySource {
  return { entityId, hash: hashOf(xml), xml };
}
