import { FakeServer, type Seen } from '../fakeServer';
import {
  filedOf,
  foundOf,
  guestOf,
  institution,
  serviceOf,
  userOf,
  type HeldService,
  type HeldTicket,
  type Login,
} from './shapes';

export interface Situation {
  /** Null: nobody is logged in, or the session has ended. */
  login: Login | null;
  stepUp: boolean;
  jiraDown: boolean;
  /** The ticket system fails on every call. */
  jiraFails: boolean;
  readonly services: HeldService[];
  readonly tickets: HeldTicket[];
}

/**
 * A double that answers like the existing server: 400 for every error, an empty 403, no problem bodies, no
 * extensions, no idempotency, 200 with nothing found when the ticket system fails. Each later call is one line more.
 */
export class ExistingServer extends FakeServer {
  readonly situation: Situation;

  constructor(over: Partial<Situation> = {}) {
    super();
    this.situation = {
      login: { role: 'ADMIN', level: 2 },
      stepUp: true,
      jiraDown: false,
      jiraFails: false,
      services: [service()],
      tickets: [],
      ...over,
    };
    this.otherwise(() => badRequest())
      .on('GET /users/me', () => this.#person())
      .on('GET /users/disableConsent', () => Response.json([]))
      .on('GET /services', () =>
        enveloped({ apps: this.situation.services.map((one) => serviceOf(one, false)), facets: [] }),
      )
      .on('GET /services/detail', (seen) => this.#detail(seen))
      .on('GET /services/idps', () => (this.situation.login ? enveloped([]) : forbidden()))
      .on('GET /policies', () => (this.#reads() ? enveloped([]) : forbidden()))
      .on('POST /actions', (seen) => this.#search(seen))
      .on('POST /services/connect', (seen) => this.#request(seen, 'LINKREQUEST'))
      .on('POST /services/disconnect', (seen) => this.#request(seen, 'UNLINKREQUEST'))
      .on('PUT /users/inviteRequest', (seen) => this.#answer(seen))
      .on('POST /jsError', () => new Response(null, { status: 200 }))
      .on('GET /logout', () => this.#logout());
  }

  #person(): Response {
    const { login, stepUp, jiraDown } = this.situation;
    return enveloped(login ? userOf(login, stepUp, jiraDown) : guestOf(stepUp, jiraDown));
  }

  #detail({ params, headers }: Seen): Response {
    if (!headers.get('X-IDP-ENTITY-ID')) return badRequest();
    const found = this.situation.services.find(({ id }) => String(id) === params.get('spId'));
    return found ? enveloped(serviceOf(found, true)) : new Response(null, { status: 404 });
  }

  /** Any failure of the ticket system is an empty list (contract §2.6). */
  #search({ body }: Seen): Response {
    if (!this.#reads()) return forbidden();
    const filter = body as Partial<Record<'key' | 'spEntityId', string>> & {
      readonly statuses?: readonly string[];
      readonly types?: readonly string[];
      readonly maxResults?: number;
    };
    const found = this.situation.jiraFails
      ? []
      : this.situation.tickets.filter(
          (ticket) =>
            (!filter.key || ticket.key === filter.key) &&
            ticket.service.spEntityId.includes(filter.spEntityId ?? '') &&
            (!filter.statuses?.length || filter.statuses.includes(ticket.status)) &&
            (!filter.types?.length || filter.types.includes(ticket.type)),
        );
    const maxResults = filter.maxResults ?? 20;
    const issues = found.toReversed().slice(0, maxResults).map(foundOf);
    return enveloped({ issues, total: found.length, startAt: 0, maxResults });
  }

  #request({ body, headers }: Seen, type: 'LINKREQUEST' | 'UNLINKREQUEST'): Response {
    const { services, tickets, jiraFails } = this.situation;
    const form = body as Partial<Record<string, string>>;
    if (!headers.get('X-IDP-ENTITY-ID') || !form['type']) return badRequest();
    if (!this.#mayWrite()) return emptyForbidden();
    const found = services.find(({ spEntityId }) => spEntityId === form['spEntityId']);
    if (!found) return emptyForbidden();
    if (jiraFails) return badRequest('org.springframework.web.client.HttpServerErrorException');
    const comments = form['comments'] ?? '';
    const atOnce = found.option !== undefined || found.institutionId === institution.institutionId;
    if (type === 'LINKREQUEST' && atOnce) {
      found.connected = true;
      return enveloped(filedOf(type, found, undefined, comments));
    }
    const key = `CXT-${77 + tickets.length}`;
    tickets.push({ key, type, service: found, status: 'Open', rejected: false });
    return enveloped(filedOf(type, found, key, comments));
  }

  /** No look at level, owner or status of the ticket; the answer is an echo without `rejected` (contract §2.5). */
  #answer({ body }: Seen): Response {
    if (!this.#reads()) return forbidden();
    const sent = body as Record<'status' | 'type' | 'jiraKey', string>;
    const ticket = this.situation.tickets.find(({ key }) => key === sent.jiraKey);
    if (!ticket || this.situation.jiraFails) return badRequest();
    const atOnce =
      sent.status === 'ACCEPTED' && sent.type === 'LINKINVITE' && ticket.service.option !== undefined;
    ticket.rejected = sent.status === 'REJECTED';
    ticket.status = atOnce ? 'Resolved' : 'In Progress';
    if (atOnce) ticket.service.connected = true;
    return enveloped({ ...sent, connectWithoutInteraction: atOnce });
  }

  #logout(): Response {
    this.situation.login = null;
    return new Response(null, { status: 204 });
  }

  #reads(): boolean {
    return this.situation.login !== null && this.situation.login.role !== 'MEMBER';
  }

  #mayWrite(): boolean {
    const { login, stepUp } = this.situation;
    return login?.role === 'ADMIN' && (!stepUp || login.level >= 2);
  }
}

export function service(over: Partial<HeldService> = {}): HeldService {
  return {
    id: 42,
    entityType: 'saml20_sp',
    spEntityId: 'https://wiki.example',
    name: 'Wiki',
    connected: false,
    ...over,
  };
}

export function enveloped(payload: unknown): Response {
  return Response.json({ payload, language: 'en' });
}

/** Everything unexpected, upstream failures included; `message` is never told (contract §1.6). */
function badRequest(exception = 'java.lang.IllegalArgumentException'): Response {
  return Response.json({ timestamp: '2026-01-01T10:00:00.000+00:00', exception }, { status: 400 });
}

function forbidden(): Response {
  const exception = 'org.springframework.security.access.AccessDeniedException';
  return Response.json({ timestamp: '2026-01-01T10:00:00.000+00:00', exception }, { status: 403 });
}

function emptyForbidden(): Response {
  return new Response(null, { status: 403 });
}
