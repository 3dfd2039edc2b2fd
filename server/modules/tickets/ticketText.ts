import { factLines } from '../../platform/text/factLines';
import type { Principal } from '../identity/identity.module';
import type { ServiceRow } from '../catalogue/catalogue.module';

export interface RequestWords {
  readonly comments: string;
  /** Level URI, or its words; empty: none. */
  readonly level: string;
  readonly contactEmail: string;
}

/** Writes what the desk reads: plain English facts, one a line, the person's own words last. */
export function ticketText(
  direction: 'connect' | 'disconnect',
  service: ServiceRow,
  institution: string,
  person: Principal,
  words: RequestWords,
): string {
  const facts: [string, string][] = [
    ['Request', direction === 'connect' ? 'Connect the service' : 'Disconnect the service'],
    ['Applicant name', person.displayName || person.uid],
    ['Applicant email', person.email],
    ['Identity provider', institution],
    ['Service', `${service.entity_id} (${service.entity_type})`],
  ];
  if (direction === 'connect') {
    facts.push(
      ['Licence status', service.document.licenseStatus],
      ['Connection agreement refused', service.document.aansluitovereenkomstRefused ? 'yes' : 'no'],
      ['Assurance level', words.level || 'default'],
      ['Contact e-mail', words.contactEmail || 'not shared'],
    );
  }
  facts.push(['Remark', words.comments || 'none']);
  return factLines(facts);
}

/**
 * Returns what the person said, which is the last fact of a text that the desk reads. A text without facts is what somebody
 * said.
 */
export function remarkIn(text: string): string {
  if (!text.startsWith('Request: ')) return text;
  const [, remark = ''] = /\nRemark: (.*)$/s.exec(text) ?? [];
  return remark === 'none' ? '' : remark;
}
