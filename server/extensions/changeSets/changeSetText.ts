import { factLines } from '../../platform/text/factLines';
import type { Principal } from '../../modules/identity/identity.module';
import { valueText } from '../../modules/settings/settings.module';
import { requestedFields } from '../../modules/tickets/tickets.module';
import type { SetChange } from '../../modules/changes/changes.module';

const names: Readonly<Record<string, string>> = {
  connection: 'Connected',
  type: 'Consent',
  explanationEn: 'Explanation in English',
  explanationNl: 'Explanation in Dutch',
  explanationPt: 'Explanation in Portuguese',
  loaLevel: 'Assurance level',
  authnContextLevel: 'Multi-factor value',
};

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
  const valueOf = (field: string, value: string | undefined) =>
    valueText(value !== undefined && field.endsWith('Level') ? levelText(value) : value);
  const facts = [
    ['Request', 'Change many services at once'],
    ['Applicant name', person.displayName || person.uid],
    ['Applicant email', person.email],
    ['Identity provider', institution],
    ['Changes', String(changes.length)],
    ...changes.flatMap((change) =>
      requestedFields(change).map(({ field, from, to }) => [
        `${change.service} (${change.serviceType})`,
        `${names[field] ?? field}: ${valueOf(field, from)} → ${valueOf(field, to)}`,
      ]),
    ),
    ['Remark', comments || 'none'],
  ];
  return factLines(facts);
}
