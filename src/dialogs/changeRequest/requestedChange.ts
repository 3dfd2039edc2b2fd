import type { SettingsChange } from '../../contracts/domain/tickets/change';
import { institutionDifferences } from '../../contracts/domain/institution/institutionDifferences';
import type { TicketChange } from '../../contracts/wire/ticketParts';

/** Returns the change in the form in which its ticket shows it. */
export function ticketChange(current: SettingsChange, requested: SettingsChange): TicketChange {
  const kind = requested.subject;
  if (current.subject === 'institution' && requested.subject === 'institution') {
    return { kind, fields: [...institutionDifferences(current.settings, requested.settings)] };
  }
  const before = valuesOf(current);
  const fields = Object.entries(valuesOf(requested)).flatMap(([field, to]) => {
    const from = before[field] ?? '';
    return from === to ? [] : [{ field, from, to }];
  });
  return { kind, fields };
}

/** Values by their names in the request's body. */
function valuesOf(change: SettingsChange): Readonly<Record<string, string>> {
  switch (change.subject) {
    case 'institution':
      return {};
    case 'consent': {
      const { en, nl, pt } = change.explanations;
      return {
        type: change.type,
        explanationEn: en.trim(),
        explanationNl: nl.trim(),
        explanationPt: pt.trim(),
      };
    }
    case 'strongAuthentication':
      return { loaLevel: change.level };
    case 'multiFactor':
      return { authnContextLevel: change.level };
  }
}
