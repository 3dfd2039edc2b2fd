import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { StoredPerson, TestDirectory } from './directory';

const TOKEN = 'token-of-the-directory';
const NAMES = {
  owner: 'SURFconextverantwoordelijke',
  maintainer: 'SURFconextbeheerder',
  superUser: 'operators',
};

/** A directory by REST; `answer` replaces what it says. */
export class RestTestDirectory implements TestDirectory {
  answer: ((response: ServerResponse) => void) | undefined;
  readonly superUsers = NAMES.superUser;
  private people: readonly StoredPerson[] = [];
  private questions: string[] = [];
  private server: Server | undefined;
  private port = 0;

  static async open(): Promise<RestTestDirectory> {
    const directory = new RestTestDirectory();
    await directory.start();
    return directory;
  }

  get settings() {
    return { ROLES_URL: `http://127.0.0.1:${this.port}/api/people?format=1`, ROLES_TOKEN: TOKEN };
  }

  async keep(people: readonly StoredPerson[]): Promise<void> {
    this.people = people;
  }

  async requestCount(): Promise<number> {
    return this.questions.length;
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

  private respond({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
    this.questions.push(url);
    if (this.answer) return this.answer(response);
    if (headers.authorization !== `Bearer ${TOKEN}`) return void response.writeHead(401).end();
    const { searchParams } = new URL(url, 'http://directory');
    const uid = searchParams.get('uid');
    const found = this.people.filter(
      (one) => one.institutionId === searchParams.get('institutionId') && (uid === null || one.uid === uid),
    );
    const payload = found.map(({ roles, institutionId: _id, ...person }) => ({
      ...person,
      middleName: null,
      roles: roles.map((role) => ({ roleName: NAMES[role], shortName: role })),
    }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(payload));
  }
}
