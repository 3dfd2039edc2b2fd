import type { Ticket } from '../../../src/contracts/wire/ticket';
import type { JiraKind } from '../../../server/modules/tickets/jira/dialect/jiraDialect';
import type { TestDatabase } from '../server/database';
import { mail, north, wiki } from '../server/fixtures';
import type { JiraDouble } from '../tickets/jira/double.types';
import { existingWorld } from '../tickets/jira/existingWorld';
import { exampleMapping, openTestJira } from '../tickets/jira/openTestJira';
import { newWorld, serverElsewhere } from '../tickets/ticketsElsewhere';
import { federation, login, service, type Role } from './federation';
import { answerOverJira } from './overJira';
import { seenIn } from './seenIn';

const EXISTING_MAPPING = 'docs/switching/jira.existing.json';

interface Page {
  readonly total: number;
  readonly issues: readonly Ticket[];
}

/** Both dashboards on the issues of one Jira server, with the services mail and wiki, the latter connected to north. */
export interface BothDashboards {
  readonly double: JiraDouble;
  /** Calls the existing server as a person of north; resolves with the payload. Throws if it refuses. */
  theirs<T>(method: 'POST' | 'PUT', path: string, body: object, role?: Role): Promise<T>;
  /** Calls our server. */
  ours<T>(
    person: 'admin' | 'superUser',
    method: 'POST' | 'PUT',
    path: string,
    body: object,
  ): Promise<{ readonly status: number; readonly body: T }>;
  /** Tickets of north that a search finds. */
  shownByTheirs(filter?: object): Promise<Ticket[]>;
  shownByOurs(filter?: object): Promise<Ticket[]>;
  close(): Promise<void>;
}

export async function openBothDashboards(database: TestDatabase, kind: JiraKind): Promise<BothDashboards> {
  const jira = await openTestJira(undefined, kind);
  const { double } = jira;
  Object.assign(double.world, existingWorld());
  const remote = jira.open({ mapping: exampleMapping(EXISTING_MAPPING) });
  const faults = await remote.faults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const server = await serverElsewhere(newWorld(database), { remote });
  const people = { admin: await server.as('admin'), superUser: await server.as('superUser') };
  const existing = federation({
    institutions: [
      { entityId: north, eid: 7, names: { en: 'North' }, institutionId: 'N', state: 'prodaccepted' },
    ],
    services: [
      service({ id: 12, spEntityId: mail, names: { en: 'Mail' } }),
      service({ id: 11, spEntityId: wiki, names: { en: 'Wiki' }, connectedTo: [north] }),
    ],
  });

  const both: BothDashboards = {
    double,
    async theirs<T>(method: string, path: string, body: object, role: Role = 'ADMIN') {
      existing.login = login({ role, idp: north });
      const { type, text } = sentAs(path, body);
      const request = new Request(`https://existing.example/dashboard/api${path}`, {
        method,
        headers: { 'X-IDP-ENTITY-ID': north, 'Content-Type': type },
        body: text,
      });
      const response = await answerOverJira(double, existing, await seenIn(request));
      if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
      return ((await response.json()) as { payload: T }).payload;
    },
    async ours<T>(person: keyof typeof people, method: 'POST' | 'PUT', path: string, body: object) {
      const { type, text } = sentAs(path, body);
      const headers = { 'content-type': type };
      const response = await people[person].call(method, `/dashboard/api${path}`, text, headers);
      return { status: response.statusCode, body: response.json<T>() };
    },
    async shownByTheirs(filter = {}) {
      return [...(await both.theirs<Page>('POST', '/actions', filter)).issues];
    },
    async shownByOurs(filter = {}) {
      const { body } = await both.ours<{ payload: Page }>('admin', 'POST', '/actions', filter);
      return [...body.payload.issues];
    },
    async close() {
      await server.outbox.stop();
      await jira.close();
    },
  };
  return both;
}

/** Forms are sent to `/services/…`, JSON elsewhere. */
function sentAs(path: string, body: object): { readonly type: string; readonly text: string } {
  if (!path.startsWith('/services/')) return { type: 'application/json', text: JSON.stringify(body) };
  const text = new URLSearchParams(body as Record<string, string>).toString();
  return { type: 'application/x-www-form-urlencoded', text };
}
