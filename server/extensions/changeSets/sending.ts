import { levelOfChange } from '../../../src/contracts/domain/tickets/change';
import { contradictoryChanges } from '../../../src/extensions/changeSets/contract/contradictoryChanges';
import type {
  ChangeSetRequest,
  ChangeSetSent,
} from '../../../src/extensions/changeSets/contract/changeSet.wire';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { recordAudit } from '../../platform/audit/audit.module';
import { checkInstitution, connectsAtOnce, type ServiceRow } from '../../modules/catalogue/catalogue.module';
import type { ConnectionChange, ServiceChange } from '../../modules/changes/changes.module';
import { connectAtOnce } from '../../modules/connections/connections.module';
import { institutionName, type LockedInstitution } from '../../modules/federation/federation.module';
import { requireLevel, type Requester } from '../../modules/identity/identity.module';
import type { OpenElsewhere } from '../../modules/tickets/tickets.module';
import { fileLines, type FiledSet, type Ready } from './filing';
import { readLines, removeLines, versionOf } from './lines';

/**
 * Sends the lines of the set that the person saw, all or nothing within the transaction: services that need no decision
 * of the desk are connected at once, all else becomes one ticket, or one for each line if tickets are kept `elsewhere`,
 * where the open tickets are looked up as well. Lines with an obstacle stay. Throws ProblemError (`change-set-changed`
 * if the set, or a state that it depends on, has changed since the person saw it; `changes-contradict` if the same
 * service would be disconnected and changed), TicketSystemUnavailable.
 */
export async function sendChangeSet(
  dependencies: Dependencies,
  tx: Tx,
  requester: Requester,
  { version, comments = '' }: ChangeSetRequest,
  elsewhere: OpenElsewhere | undefined,
): Promise<ChangeSetSent> {
  const { config, now } = dependencies;
  // Serialises an institution's requests and sets.
  const institution = await checkInstitution(tx, requester.institution);
  const judged = await readLines({ config, institution, elsewhere }, tx);
  if (versionOf(judged) !== version) throw new ProblemError('change-set-changed');
  const ready = judged.flatMap(({ line, service, change, obstacle }): Ready[] =>
    service && change && obstacle === undefined ? [{ id: line.id, service, change }] : [],
  );
  if (ready.length === 0) throw new ProblemError('validation', { detail: 'version: no line can be sent' });
  const changed = contradictoryChanges(ready.map(({ change }) => change)).map(({ service }) => service);
  if (changed.length > 0)
    throw new ProblemError('changes-contradict', {
      detail: `disconnected and changed: ${[...new Set(changed)].join(', ')}`,
    });
  requireLevel(config, requester.person, Math.max(...ready.map(({ change }) => rankOf(change))), now());

  const texts = { comments: comments.trim(), level: '', contactEmail: '' };
  const made = ready.flatMap(({ service, change }) => madeAtOnce(institution, service, change));
  for (const { service, change } of made) {
    const level = change.kind === 'connect' ? (change.level ?? '') : '';
    await connectAtOnce(dependencies, tx, requester, { institution, service }, { ...texts, level }, change);
  }
  // A connection sets its level, whatever was set before, so connections are first.
  const rest = ready
    .filter((line) => !made.some(({ change }) => change === line.change))
    .sort((one, other) => Number(other.change.kind === 'connect') - Number(one.change.kind === 'connect'));
  const set = await fileLines(dependencies, tx, requester, rest, texts.comments);
  await record(tx, requester, institution, set, now());
  const gone = ready.filter((line) => !rest.includes(line) || set.filed.includes(line));
  await removeLines(
    tx,
    requester.institution,
    gone.map(({ id }) => id),
  );
  return {
    ...(set.key !== undefined && { jiraKey: set.key }),
    tickets: set.tickets,
    asked: set.filed.length,
    made: made.length,
    left: judged.length - gone.length,
  };
}

function rankOf({ kind }: ServiceChange): number {
  return kind === 'connect' || kind === 'disconnect' ? 2 : levelOfChange[kind];
}

function madeAtOnce(
  institution: LockedInstitution,
  service: ServiceRow,
  change: ServiceChange,
): { readonly service: ServiceRow; readonly change: ConnectionChange }[] {
  return change.kind === 'connect' && connectsAtOnce({ institution, service }) ? [{ service, change }] : [];
}

async function record(
  tx: Tx,
  { actor, institution }: Requester,
  row: LockedInstitution,
  { filed, tickets, key }: FiledSet,
  now: Date,
): Promise<void> {
  if (filed.length === 0) return;
  const object = { id: institution, name: institutionName(row, 'en') };
  const changes = filed.map(({ change: { kind, service } }) => ({ kind, service }));
  const after = { ...(key === undefined ? { tickets } : { ticket: key }), changes };
  await recordAudit(tx, { kind: 'changes.requested', actor, institution, object, after }, now);
}
