import { levelOfChange } from '../../../src/contracts/domain/change';
import type { ChangeSetRequest, ChangeSetSent } from '../../../src/contracts/wire/changeSet';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { recordAudit } from '../audit/audit.module';
import { checkInstitution, connectsAtOnce, type ServiceRow } from '../catalogue/catalogue.module';
import type { ConnectionChange, ServiceChange, SetChange } from '../changes/changes.module';
import { connectAtOnce } from '../connections/connections.module';
import { institutionName, type LockedInstitution } from '../federation/federation.module';
import { levelForDesk, requireLevel, type Asking } from '../identity/identity.module';
import { changeSetText } from './changeSetText';
import { readLines, removeLines, versionOf } from './lines';

interface Ready {
  readonly id: number;
  readonly service: ServiceRow;
  readonly change: ServiceChange;
}

/**
 * Sends what the person has seen of the set, in the transaction all or nothing: services that want no word of the desk are
 * connected at once, all else becomes one ticket. Lines with an obstacle stay. Throws ProblemError (`change-set-changed`
 * where the set, or what it is about, is not as it was seen), TicketSystemUnavailable.
 */
export async function sendChangeSet(
  dependencies: Dependencies,
  tx: Tx,
  asking: Asking,
  { version, comments = '' }: ChangeSetRequest,
): Promise<ChangeSetSent> {
  const { config, now } = dependencies;
  // Requests of an institution follow one another, and so do those of its sets.
  const institution = await checkInstitution(tx, asking.institution);
  const judged = await readLines(config, tx, institution);
  if (versionOf(judged) !== version) throw new ProblemError('change-set-changed');
  const ready = judged.flatMap(({ line, service, change, obstacle }): Ready[] =>
    service && change && obstacle === undefined ? [{ id: line.id, service, change }] : [],
  );
  if (ready.length === 0) throw new ProblemError('validation', { detail: 'version: no line can be sent' });
  requireLevel(config, asking.person, Math.max(...ready.map(({ change }) => rankOf(change))), now());

  const words = { comments: comments.trim(), level: '', contactEmail: '' };
  const made = ready.flatMap(({ service, change }) => madeAtOnce(institution, service, change));
  for (const { service, change } of made) {
    const level = change.kind === 'connect' ? (change.level ?? '') : '';
    await connectAtOnce(dependencies, tx, asking, { institution, service }, { ...words, level }, change);
  }
  // A connection sets its level, whatever was set before, so that connections come first.
  const changes = ready
    .map(({ change }) => change)
    .filter((one) => !made.some(({ change }) => change === one))
    .sort((one, other) => Number(other.kind === 'connect') - Number(one.kind === 'connect'));
  const jiraKey = await fileSet(dependencies, tx, asking, institution, changes, words.comments);
  await removeLines(
    tx,
    asking.institution,
    ready.map(({ id }) => id),
  );
  return {
    ...(jiraKey !== undefined && { jiraKey }),
    asked: changes.length,
    made: made.length,
    left: judged.length - ready.length,
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

async function fileSet(
  { config, tickets, now }: Dependencies,
  tx: Tx,
  { person, actor, institution }: Asking,
  row: LockedInstitution,
  changes: ServiceChange[],
  comments: string,
): Promise<string | undefined> {
  if (changes.length === 0) return undefined;
  const change: SetChange = { kind: 'set', institution, changes };
  const { key } = await tickets.file(
    tx,
    {
      type: 'CHANGE',
      institution,
      service: null,
      direction: null,
      userName: person.displayName || person.uid,
      userEmail: person.email,
      userUid: person.uid,
      body: changeSetText(change, person, comments, (level) => levelForDesk(config.levels, level)),
      contactEmail: '',
      change,
    },
    now(),
  );
  const object = { id: institution, name: institutionName(row, 'en') };
  const after = { ticket: key, changes: changes.map(({ kind, service }) => ({ kind, service })) };
  await recordAudit(tx, { kind: 'changes.requested', actor, institution, object, after }, now());
  return key;
}
