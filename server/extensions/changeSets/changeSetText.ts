import { factLines } from '../../platform/text/factLines';
import type { Principal } from '../../modules/identity/identity.module';
import { changedFact } from '../../modules/settings/settings.module';
import { requestedFields } from '../../modules/tickets/tickets.module';
import type { SetChange } from '../../modules/changes/changes.module';

/**
 * Writes the text for the desk: plain English facts, one per line, the person's own words last. `levelText` names a
 * level.
 */
export function changeSetText(
  { institution, changes }: SetChange,
  person: Pick<Principal, 'displayName' | 'uid' | 'email'>,
  comments: string,
  levelText: (uri: string) => string,
): string {
  const facts = [
    ['Request', 'Change many services at once'],
    ['Applicant name', person.displayName || person.uid],
    ['Applicant email', person.email],
    ['Identity provider', institution],
    ['Changes', String(changes.length)],
    ...changes.flatMap((change) =>
      requestedFields(change).map((field) => [
        `${change.service} (${change.serviceType})`,
        changedFact(field, levelText).join(': '),
      ]),
    ),
    ['Remark', comments || 'none'],
  ];
  return factLines(facts);
}
