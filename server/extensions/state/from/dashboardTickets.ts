import type { TicketPage } from '../../../../src/contracts/wire/ticket';
import type { InstitutionPayload } from './dashboardInstitution';
import type { ExistingServer } from './existingServer';

type Ticket = Partial<TicketPage['issues'][number]>;

const AT_ONCE = 100;
const ENDED = ['Resolved', 'Closed'];
/** Subject of a ticket, if its type implies it. */
const ABOUT: Readonly<Partial<Record<NonNullable<Ticket['type']>, 'connect' | 'disconnect'>>> = {
  LINKREQUEST: 'connect',
  LINKINVITE: 'connect',
  UNLINKREQUEST: 'disconnect',
  UNLINKINVITE: 'disconnect',
};

/** Reads the tickets of each institution, newest first, once each. */
export async function* ticketsOf(
  server: ExistingServer,
  institutions: readonly InstitutionPayload[],
  note: (sentence: string) => void,
): AsyncGenerator<object> {
  const seen = new Set<string>();
  const open = new Map<string, string>();
  for (const { id: institution } of institutions) {
    for await (const ticket of pagesOf(server, institution)) {
      const { jiraKey: key, idpId } = ticket;
      // That server finds institutions by a part of their entity ID.
      if (!key || idpId !== institution || seen.has(key)) continue;
      seen.add(key);
      yield recordOf(key, ticket, open, note);
    }
  }
}

async function* pagesOf(server: ExistingServer, institution: string): AsyncGenerator<Ticket> {
  for (let startAt = 0; ; startAt += AT_ONCE) {
    const body = { maxResults: AT_ONCE, startAt, sortBy: 'requestDate', sortAsc: false };
    const page = (await server.read('/actions', { institution, body })) as Partial<TicketPage>;
    const issues = page.issues ?? [];
    yield* issues;
    if (issues.length === 0 || startAt + AT_ONCE >= (page.total ?? 0)) return;
  }
}

function recordOf(
  key: string,
  ticket: Ticket,
  open: Map<string, string>,
  note: (sentence: string) => void,
): object {
  const { type = 'LINKREQUEST', status = 'Closed', idpId: institution = '', spId = '' } = ticket;
  const service = spId === '' || spId === 'N/A' ? undefined : spId;
  const serviceType = ticket.typeMetaData || (service && 'saml20_sp');
  const about = service && !twiceOpen(key, ticket, open, note) ? ABOUT[type] : undefined;
  const requestedAt = momentOf(ticket.requestDate);
  const userName = known(ticket.userName);
  const invites = type.endsWith('INVITE');
  return {
    kind: 'ticket',
    key,
    type,
    status,
    ...(ticket.resolution && { resolution: ticket.resolution }),
    ...(ticket.rejected && { rejected: true }),
    institution,
    ...(service && { service, serviceType }),
    ...(about && { about }),
    userName,
    ...(known(ticket.userEmail) && { userEmail: ticket.userEmail }),
    ...(ticket.emailTo && { emailTo: ticket.emailTo }),
    ...(ticket.body && { body: ticket.body }),
    ...(ticket.personalMessage && { personalMessage: ticket.personalMessage }),
    // An invitation changes nothing before it is accepted.
    ...(about && !invites && { change: { kind: about, institution, service, serviceType } }),
    requestedAt,
    updatedAt: ticket.updateDate ? momentOf(ticket.updateDate) : requestedAt,
    steps: [
      {
        at: requestedAt,
        event: invites ? 'invitation.sent' : 'request.filed',
        status: invites ? 'Waiting for customer' : 'Open',
        actor: userName,
      },
    ],
  };
}

/**
 * That server may have several open tickets about the same subject; here only one may be, so only the newest gets the
 * subject.
 */
function twiceOpen(
  key: string,
  { type, status = 'Closed', idpId, spId }: Ticket,
  open: Map<string, string>,
  note: (sentence: string) => void,
): boolean {
  if (!type || ENDED.includes(status)) return false;
  const place = JSON.stringify([idpId, spId, ABOUT[type]]);
  const newer = open.get(place);
  if (newer === undefined) {
    open.set(place, key);
    return false;
  }
  note(`${key} and ${newer} are open and about the same; resolving ${key} here changes nothing.`);
  return true;
}

function known(text = ''): string {
  return text === 'unknown' ? '' : text;
}

/** The offset has no colon there (WIRE T14). */
function momentOf(text = ''): string {
  const at = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return new Date(Number.isNaN(at) ? 0 : at).toISOString();
}
