import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { JiraKind } from '../../../server/modules/tickets/jira/dialect/jiraDialect';
import { JiraIssues, JiraRefusal } from './jira/issues';
import { BadJql } from './jira/jql';
import { cloudAnswerTo } from './jira/cloudRoutes';
import { answerTo } from './jira/routes';
import { newWorld } from './jira/world';
import type { JiraTrouble, JiraCall, JiraDouble } from './jira/double.types';

export const LOGIN_PAGE =
  '<!DOCTYPE html><html><head><title>Log in - Jira</title></head><body></body></html>';
const TOKEN = 'double-token';
const EMAIL = 'desk@harwick.example';

const kinds = {
  datacenter: {
    base: '/jira/rest/api/2/',
    answer: answerTo,
    account: { kind: 'token', token: TOKEN },
    searchPath: 'search',
  },
  cloud: {
    base: '/jira/rest/api/3/',
    answer: cloudAnswerTo,
    account: { kind: 'password', user: EMAIL, password: TOKEN },
    searchPath: 'search/jql',
  },
} as const;

/** Starts a Jira server over real HTTP on a free port, which keeps its issues in memory. */
export async function startJiraDouble(kind: JiraKind = 'datacenter'): Promise<JiraDouble> {
  const { base, answer, account, searchPath } = kinds[kind];
  const server = createServer((request, response) => {
    // A client that has gone away gets no answer.
    converse(request, response).catch(() => response.destroy());
  });
  const listen = (port: number) => new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const world = newWorld();
  const down = () =>
    new Promise<void>((done) => {
      if (!server.listening) return done();
      server.close(() => done());
      server.closeAllConnections();
    });
  const double: JiraDouble = {
    kind,
    account,
    searchPath,
    url: `http://127.0.0.1:${port}/jira`,
    token: TOKEN,
    world,
    issues: new JiraIssues(world, () => double.now()),
    calls: [],
    pageSize: 100,
    now: () => new Date(),
    trouble: () => undefined,
    down,
    up: () => listen(port),
    close: down,
  };

  async function converse(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = request;
    const sent = await text(request);
    if (!url.startsWith(base)) return html(response, 404);
    const call = { method, path: url.slice(base.length), body: sent === '' ? undefined : JSON.parse(sent) };
    double.calls.push(call);
    const trouble = double.trouble(call);
    if (trouble?.kind === 'answer' && !trouble.done) return say(response, trouble);
    if (trouble?.kind === 'silent' && !trouble.done) return;
    if (trouble?.kind === 'reset' && !trouble.done) return void request.socket.destroy();
    if (!isWelcome(request, kind)) return html(response, 401);
    const { status, body } = carryOut(call);
    if (trouble?.kind === 'silent') return;
    if (trouble?.kind === 'answer') return say(response, trouble);
    const json = body === undefined ? '' : JSON.stringify(body);
    response.writeHead(status, json === '' ? {} : { 'content-type': 'application/json;charset=UTF-8' });
    if (trouble?.kind !== 'reset') return void response.end(json);
    response.write(json.slice(0, json.length / 2), () => request.socket.destroy());
  }

  function carryOut(call: JiraCall): { status: number; body?: unknown } {
    try {
      return answer(call, double);
    } catch (error) {
      if (error instanceof BadJql)
        return { status: 400, body: { errorMessages: [error.message], errors: {} } };
      if (!(error instanceof JiraRefusal)) throw error;
      return { status: error.status, body: { errorMessages: error.errorMessages, errors: error.errors } };
    }
  }

  return double;
}

function isWelcome({ headers: { authorization } }: IncomingMessage, kind: JiraKind): boolean {
  const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;
  if (kind === 'cloud') return authorization === basic(`${EMAIL}:${TOKEN}`);
  const password = basic('desk:pass:word');
  return authorization === `Bearer ${TOKEN}` || authorization === password;
}

function say(
  response: ServerResponse,
  { status, body, headers }: Extract<JiraTrouble, { kind: 'answer' }>,
): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8', ...headers }).end(body);
}

function html(response: ServerResponse, status: number): void {
  response
    .writeHead(status, {
      'content-type': 'text/html;charset=UTF-8',
      'x-seraph-loginreason': 'AUTHENTICATED_FAILED',
    })
    .end(LOGIN_PAGE);
}
