import type { NewTicket } from '../newTicket';
import type { JiraMapping } from './jiraMapping';
import { oneLine } from './readAnswer';

const LONGEST_SUMMARY = 255;

/** `fields` of a new issue; texts that are empty are left out. Undefined: issues of this type cannot be made. */
export function newIssue(ticket: NewTicket, requestId: string, mapping: JiraMapping): object | undefined {
  const typeName = mapping.types[ticket.type];
  if (typeName === undefined) return undefined;
  const ids = mapping.fields;
  const texts: readonly [string, string | undefined][] = [
    [ids.institution, ticket.institution],
    [ids.service, ticket.service?.entityId],
    [ids.serviceType, ticket.service?.type],
    [ids.requestId, requestId],
    [ids.userName, ticket.userName],
    [ids.userEmail, ticket.userEmail],
    [ids.contactEmail, ticket.contactEmail],
    [ids.emailTo, ticket.emailTo],
    [ids.personalMessage, ticket.personalMessage],
  ];
  return {
    project: { key: mapping.project },
    issuetype: { name: typeName },
    summary: oneLine(summaryOf(ticket)).slice(0, LONGEST_SUMMARY),
    description: ticket.body,
    ...Object.fromEntries(texts.filter(([, text]) => text !== undefined && text !== '')),
  };
}

function summaryOf({ type, institution, service }: NewTicket): string {
  const what = service?.entityId ?? institution;
  switch (type) {
    case 'LINKREQUEST':
      return `Connect ${what} to ${institution}`;
    case 'UNLINKREQUEST':
      return `Disconnect ${what} from ${institution}`;
    case 'CHANGE':
      return `Change the settings of ${what} for ${institution}`;
    case 'LINKINVITE':
      return `Invitation of ${institution} to connect ${what}`;
    case 'UNLINKINVITE':
      return `Invitation of ${institution} to disconnect ${what}`;
    case 'QUESTION':
      return `Question of ${institution} about ${what}`;
  }
}
