import type { TicketFact } from '../../../src/contracts/domain/tickets/ticketFact';
import { factLines } from '../../platform/text/factLines';
import type { Principal } from '../identity/identity.module';
import type { ServiceRow } from '../catalogue/catalogue.module';

export interface RequestTexts {
  readonly comments: string;
  /** Level URI, or its label; empty: none. */
  readonly level: string;
  readonly contactEmail: string;
}

/** The ticket system has the date; the rest is about invitations. */
type LeftOut = 'requestedAt' | 'emailTo' | 'personalMessage';

/** Writes the text for the desk: plain English facts, one per line, the person's own words last. */
export function ticketText(
  direction: 'connect' | 'disconnect',
  service: ServiceRow,
  institution: string,
  person: Principal,
  texts: RequestTexts,
): string {
  const connects = direction === 'connect';
  const facts = {
    type: [['Request', connects ? 'Connect the service' : 'Disconnect the service']],
    userName: [
      ['Applicant name', person.displayName || person.uid],
      ['Applicant email', person.email],
    ],
    institution: [['Identity provider', institution]],
    service: [
      ['Service', `${service.entity_id} (${service.entity_type})`],
      ...(connects
        ? [
            ['Licence status', service.document.licenseStatus],
            ['Connection agreement refused', service.document.aansluitovereenkomstRefused ? 'yes' : 'no'],
          ]
        : []),
    ],
    change: connects ? [['Assurance level', texts.level || unsetLevel]] : [],
    contactEmail: connects ? [['Contact e-mail', texts.contactEmail || 'not shared']] : [],
    body: [['Remark', texts.comments || 'none']],
  } satisfies Record<Exclude<TicketFact, LeftOut>, string[][]>;
  return factLines(Object.values(facts).flat());
}

/** Names the level of a service for which none is set, for the desk. */
export const unsetLevel = 'level 1 (default)';

/**
 * Returns the person's words, which are the last fact of a text for the desk. A text without facts is entirely a
 * person's words.
 */
export function remarkIn(text: string): string {
  if (!text.startsWith('Request: ')) return text;
  const [, remark = ''] = /\nRemark: (.*)$/s.exec(text) ?? [];
  return remark === 'none' ? '' : remark;
}
