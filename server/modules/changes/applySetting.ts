import { bumpConnections, type LevelSettingTable, lockInstitution } from '../federation/federation.module';
import type { Config } from '../../platform/config/config';
import type { Tx } from '../../platform/storage/database';
import type { ConsentValues, SettingChange } from './change';
import { ChangeNotPossible, notKnown } from './changeNotPossible';
import { currentSettings } from './currentSettings';
import { isLower } from './isLower';

/** Applies the setting that an institution requested. Throws ChangeNotPossible. */
export async function applySetting(
  { levels }: Pick<Config, 'levels'>,
  tx: Tx,
  change: SettingChange,
): Promise<void> {
  if (!(await lockInstitution(tx, change.institution))) throw notKnown(change.institution);
  if (!(await isService(tx, change))) throw notKnown(change.service);
  await bumpConnections(tx, change.institution);
  switch (change.kind) {
    case 'consent':
      return setConsent(tx, change, change.after);
    case 'strongAuthentication': {
      const current = await currentSettings(tx, change.institution, [change.service]);
      const set = current.levelOf(change.service, 'stepup');
      // A connection with a level may have been made since the request.
      if (isLower(levels, change.after.loaLevel, set)) {
        throw new ChangeNotPossible('higherLevel', `${set} is set, which is higher`);
      }
      return setLevel(tx, change, 'stepup', change.after.loaLevel);
    }
    case 'multiFactor':
      return setLevel(tx, change, 'mfa', change.after.authnContextLevel);
    default:
      // Without this, a new setting would compile, and its ticket would be resolved without an effect.
      throw new Error(`No way to apply ${change satisfies never}`);
  }
}

async function isService(tx: Tx, { service, serviceType }: SettingChange): Promise<boolean> {
  const row = await tx
    .selectFrom('service')
    .select('eid')
    .where('entity_type', '=', serviceType)
    .where('entity_id', '=', service)
    .executeTakeFirst();
  return row !== undefined;
}

async function setConsent(
  tx: Tx,
  { institution, service, serviceType }: SettingChange,
  { type, explanationEn, explanationNl, explanationPt }: ConsentValues,
): Promise<void> {
  const values = {
    type,
    explanation_en: explanationEn || null,
    explanation_nl: explanationNl || null,
    explanation_pt: explanationPt || null,
    type_metadata: serviceType,
  };
  await tx
    .insertInto('consent')
    .values({ institution_entity_id: institution, service_entity_id: service, ...values })
    .onConflict((conflict) =>
      conflict.columns(['institution_entity_id', 'service_entity_id']).doUpdateSet(values),
    )
    .execute();
}

async function setLevel(
  tx: Tx,
  { institution, service }: SettingChange,
  kind: LevelSettingTable['kind'],
  level: string,
): Promise<void> {
  if (level === '') {
    await tx
      .deleteFrom('level_setting')
      .where('institution_entity_id', '=', institution)
      .where('service_entity_id', '=', service)
      .where('kind', '=', kind)
      .execute();
    return;
  }
  await tx
    .insertInto('level_setting')
    .values({ institution_entity_id: institution, service_entity_id: service, kind, level })
    .onConflict((conflict) =>
      conflict.columns(['institution_entity_id', 'service_entity_id', 'kind']).doUpdateSet({ level }),
    )
    .execute();
}
