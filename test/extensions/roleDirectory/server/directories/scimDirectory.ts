import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { StoredPerson, TestDirectory } from './directory';
import { InvalidFilter, readFilter } from './scimFilter';

const TOKEN = 'token-of-the-directory';
const CORE = 'urn:ietf:params:scim:schemas:core:2.0';
const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0';

type Resource = Readonly<Record<string, unknown>> & { readonly id: string };
interface Kind {
  readonly attributes: readonly string[];
  /** The attributes that a filter may use. */
  readonly comparable: readonly string[];
  readonly caseless: readonly string[];
}
const KINDS: Readonly<Record<string, Kind>> = {
  Users: {
    attributes: ['userName', 'externalId', 'active', 'displayName', 'name', 'emails', 'groups'],
    comparable: ['id', 'userName', 'externalId', 'displayName', 'emails.value', 'groups.value'],
    caseless: ['userName', 'displayName', 'emails.value'],
  },
  Groups: {
    attributes: ['displayName', 'externalId', 'members'],
    comparable: ['id', 'displayName', 'externalId', 'members.value'],
    caseless: ['displayName'],
  },
};
const PARAMETERS = ['filter', 'attributes', 'startIndex', 'count'];

/** A server of SCIM 2.0; it refuses what RFC 7644 does not know. `answer` replaces what it says. */
export class ScimTestDirectory implements TestDirectory {
  answer: ((response: ServerResponse) => void) | undefined;
  /** Most resources on a page. */
  pageSize = 2;
  /** The place where it lists the groups of a person. */
  tells: 'in groups' | 'in users' = 'in groups';
  /** Attributes that its filters know; absent: all. */
  filters: readonly string[] | undefined;
  readonly superUsers = 'superUser';
  readonly users: Resource[] = [];
  readonly groups: Resource[] = [];
  readonly refused: string[] = [];
  private lookUps = 0;
  private server: Server | undefined;
  private port = 0;

  static async open(): Promise<ScimTestDirectory> {
    const directory = new ScimTestDirectory();
    await directory.start();
    return directory;
  }

  get settings() {
    return {
      ROLES_URL: `http://127.0.0.1:${this.port}/scim/v2/`,
      ROLES_KIND: 'scim',
      ROLES_TOKEN: TOKEN,
      ROLES_OWNER: 'owner of {institution}',
      ROLES_MAINTAINER: 'maintainer of {institution}',
    };
  }

  async keep(people: readonly StoredPerson[]): Promise<void> {
    const nameOf = (role: string, institutionId: string) =>
      role === 'superUser' ? role : `${role} of ${institutionId}`;
    const names = new Set(
      people.flatMap(({ roles, institutionId }) => roles.map((role) => nameOf(role, institutionId))),
    );
    const idOf = (name: string) => `group-${[...names].indexOf(name)}`;
    const held = people.map(({ roles, institutionId }) => roles.map((role) => nameOf(role, institutionId)));
    const users = people.map(({ uid, firstName, surname, email }, index) => ({
      schemas: [`${CORE}:User`],
      id: `user-${index}`,
      userName: uid,
      name: { givenName: firstName, familyName: surname },
      emails: [{ value: 'other@elsewhere.example' }, { value: email, primary: true }],
      ...(this.tells === 'in users' && {
        groups: held[index]?.map((name) => ({ value: idOf(name), display: name, type: 'direct' })),
      }),
    }));
    const groups = [...names].map((name) => ({
      schemas: [`${CORE}:Group`],
      id: idOf(name),
      displayName: name,
      ...(this.tells === 'in groups' && {
        members: users
          .filter((_user, index) => held[index]?.includes(name))
          .map(({ id, userName }) => ({ value: id, display: userName, type: 'User' })),
      }),
    }));
    this.users.splice(0, Infinity, ...users);
    this.groups.splice(0, Infinity, ...groups);
  }

  /** Counts look-ups: each begins with the first page of groups. */
  async requestCount(): Promise<number> {
    return this.lookUps;
  }

  async start(): Promise<void> {
    if (this.server) return;
    this.server = createServer((request, response) => this.respond(request, response));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  close(): Promise<void> {
    return this.stop();
  }

  private respond(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '', headers } = request;
    if (this.answer) return this.answer(response);
    const say = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/scim+json' }).end(JSON.stringify(body));
    const refuse = (status: number, detail: string, scimType?: string) => {
      this.refused.push(detail);
      say(status, { schemas: [`${MESSAGES}:Error`], status: String(status), scimType, detail });
    };
    const [path = '', query = ''] = url.split('?');
    const kind = KINDS[path.replace('/scim/v2/', '')];
    if (headers.authorization !== `Bearer ${TOKEN}`) return refuse(401, 'no account');
    if (!kind) return refuse(404, 'no such endpoint');
    if (method !== 'GET') return refuse(405, 'no such method');
    if (!headers.accept?.includes('application/scim+json')) return refuse(406, 'does not accept SCIM');
    // A sign for a blank is one of forms, not of addresses.
    const parameters = new Map(
      query.split('&').map((one) => one.split('=').map(decodeURIComponent) as [string, string]),
    );
    const unknown = [...parameters.keys()].find((name) => !PARAMETERS.includes(name));
    if (unknown !== undefined) return refuse(400, `${unknown} is no parameter`, 'invalidSyntax');
    const wanted = parameters.get('attributes')?.split(',') ?? [];
    const odd = wanted.find((name) => !kind.attributes.includes(name));
    if (odd !== undefined) return refuse(400, `${odd} is no attribute`, 'invalidPath');
    const [startIndex, count] = [
      Number(parameters.get('startIndex') ?? 1),
      Number(parameters.get('count') ?? 100),
    ];
    if (!Number.isInteger(startIndex) || !Number.isInteger(count))
      return refuse(400, 'no page', 'invalidValue');
    if (path.endsWith('Groups') && startIndex === 1) this.lookUps += 1;
    try {
      const matches = readFilter(
        parameters.get('filter') ?? '',
        this.filters ?? kind.comparable,
        kind.caseless,
      );
      const all = path.endsWith('Users') ? this.users : this.groups;
      const found = all.filter((one) => matches((name) => valuesAt(one, name.split('.'))));
      const first = Math.max(startIndex, 1) - 1;
      const page = found.slice(first, first + Math.min(Math.max(count, 0), this.pageSize));
      const body = { schemas: [`${MESSAGES}:ListResponse`], totalResults: found.length, startIndex };
      const resources = page.map((one) =>
        Object.fromEntries(
          Object.entries(one).filter(([name]) => ['id', 'schemas', ...wanted].includes(name)),
        ),
      );
      // An empty list is left out (RFC 7644, 3.4.2).
      say(200, { ...body, itemsPerPage: page.length, ...(page.length > 0 && { Resources: resources }) });
    } catch (error) {
      if (!(error instanceof InvalidFilter)) throw error;
      refuse(400, error.message, 'invalidFilter');
    }
  }
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (Array.isArray(value))
    return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  return typeof value === 'object' && value !== null
    ? valuesAt(Object.entries(value).find(([key]) => key === name)?.[1], rest)
    : [];
}
