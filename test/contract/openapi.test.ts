/** The description of the API: valid, whole, without secrets, and true of what is answered. */
import type { RouteOptions } from 'fastify';
import { Value } from 'typebox/value';
import { Type, type TSchema } from 'typebox';
import { ACCESS } from '../../server/access';
import { API_PREFIX } from '../../server/platform/http/route';
import { PROBLEM_PREFIX } from '../../src/contracts/wire/common';
import { north, wiki } from '../support/server/fixtures';
import { startTestApp, type TestApp } from '../support/server/server';

interface Operation {
  readonly 'x-access': string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: TSchema }>> }>
  >;
}
interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, TSchema>> };
  readonly 'x-problems': readonly { readonly type: string; readonly status: number }[];
}

let server: TestApp;
let description: Description;
const registered: string[] = [];

function addRoute({ method, url, schema }: RouteOptions): void {
  const path = url.replaceAll(/:(\w+)/g, '{$1}');
  const calls = [method].flat().filter((one) => one !== 'HEAD' && path.startsWith(`${API_PREFIX}/`));
  registered.push(
    ...calls.map((one) => `${one} ${path}`).filter(() => !url.endsWith('*') && schema !== null),
  );
}

beforeAll(async () => {
  server = await startTestApp({ onRoute: addRoute });
  description = (await (await server.as('guest')).get(`${API_PREFIX}/openapi.json`)).json<Description>();
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
const operationOf = (name: string) => operations().find((one) => one.name === name)?.operation;

test('it is valid OpenAPI 3.1', async () => {
  const { Validator } = await import('@seriousme/openapi-schema-validator');
  const { valid, errors } = await new Validator().validate({ ...description });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(description.openapi).toBe('3.1.0');
});

test('it has every route, and no other call', () => {
  expect(registered.length).toBeGreaterThan(60);
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...registered].sort());
});

test('every call documents who may make it, its answers, and its failures', () => {
  for (const { name, operation } of operations()) {
    const { default: failure, ...answers } = operation.responses;
    const documented = { who: operation['x-access'].length > 0, answers: Object.keys(answers).length };
    expect([name, documented]).toEqual([name, { who: true, answers: 1 }]);
    const undescribed = Object.values(answers).some(
      (one) => one.content?.['application/json']?.schema === undefined,
    );
    if (undescribed) expect(EMPTY).toContain(name);
    expect(failure?.content?.['application/problem+json']?.schema).toEqual({
      $ref: '#/components/schemas/Problem',
    });
  }
  expect(operationOf('GET /dashboard/api/policies/{id}')?.['x-access']).toBe(
    'Only viewers, admins, super users, super users who act as viewers, super users who act as admins.',
  );
});

/** Calls that answer nothing. */
const EMPTY = [
  ...['GET', 'POST'].flatMap((method) => [
    `${method} ${API_PREFIX}/logout`,
    `${method} ${API_PREFIX}/users/me/switch-to-idp`,
  ]),
  `OPTIONS ${API_PREFIX}/policies`,
  `DELETE ${API_PREFIX}/policies/{id}`,
  `POST ${API_PREFIX}/jsError`,
  `POST ${API_PREFIX}/x/outcomes`,
];
/** Writes that may be repeated as they are: twice is as once. */
const SAME_TWICE = [
  ...EMPTY.filter((name) => !name.startsWith('DELETE')),
  `POST ${API_PREFIX}/x/session`,
  `POST ${API_PREFIX}/x/sessions/{id}/end`,
  `POST ${API_PREFIX}/x/webhooks/replay`,
  `POST ${API_PREFIX}/x/watching`,
  `POST ${API_PREFIX}/x/watching/feed`,
  `POST ${API_PREFIX}/x/watching/searches`,
];

test('headers: the institution as in the access table, and the key of calls that file something', () => {
  for (const { methods, path, institution, changes } of ACCESS)
    for (const method of methods) {
      const name = `${method} ${API_PREFIX}${path.replaceAll(/:(\w+)/g, '{$1}')}`;
      const headers = operationOf(name)?.parameters?.filter((one) => one.in === 'header') ?? [];
      const named = Object.fromEntries(headers.map((one) => [one.name, one.required === true]));
      expect([name, named]).toEqual([
        name,
        {
          ...(institution !== 'ignored' && { 'x-idp-entity-id': institution === 'required' }),
          ...(changes && !SAME_TWICE.includes(name) && { 'idempotency-key': false }),
        },
      ]);
    }
});

test('connections are forms, and their possible failures are listed', () => {
  const body = operationOf(`POST ${API_PREFIX}/services/connect`)?.requestBody;
  expect(Object.keys(body?.content ?? {})).toEqual([
    'multipart/form-data',
    'application/x-www-form-urlencoded',
  ]);
  expect(description['x-problems']).toContainEqual(
    expect.objectContaining({ type: `${PROBLEM_PREFIX}policy-changed`, status: 409 }),
  );
});

test.each([
  ['GET', '/users/me', '/users/me', undefined],
  ['GET', '/services', '/services', undefined],
  ['GET', '/services', '/services?form=list', undefined],
  ['GET', '/services/connected', '/services/connected', undefined],
  ['GET', '/users/disableConsent', '/users/disableConsent', undefined],
  ['GET', '/stats/loginAggregated', '/stats/loginAggregated?period=2026', undefined],
  ['GET', '/policies/new', '/policies/new', undefined],
  ['POST', '/actions', '/actions', { maxResults: 5 }],
  ['POST', '/services/download', '/services/download', { idp: north, ids: [1] }],
  ['POST', '/services/by-entity-ids', '/services/by-entity-ids', [wiki]],
] as const)('%s %s answers as documented', async (method, path, address, body) => {
  const admin = await server.as('admin');
  const response = await admin.call(method, API_PREFIX + address, body && JSON.stringify(body), {
    ...(body && { 'content-type': 'application/json' }),
  });
  expect(response.statusCode).toBe(200);
  const schema = operationOf(`${method} ${API_PREFIX}${path}`)?.responses['200']?.content?.[
    'application/json'
  ]?.schema;
  expect(schema && Value.Errors(schema, response.json())).toEqual([]);
});

test('a failure is the documented problem', async () => {
  const response = await (
    await server.as('guest')
  ).get(`${API_PREFIX}/services/idps?spEntityId=a&type=saml20_sp`);
  expect(response.statusCode).toBe(403);
  const problem = description.components.schemas['Problem'] ?? Type.Never();
  expect(Value.Errors(problem, response.json())).toEqual([]);
  expect(Value.Check(problem, {})).toBe(false);
});

test('an invalid key is refused before anything is done', async () => {
  const admin = await server.as('admin');
  const key = { 'idempotency-key': 'a key with blanks', 'content-type': 'application/json' };
  const response = await admin.call('POST', `${API_PREFIX}/users/me/consent`, '{}', key);
  expect(response.json()).toMatchObject({ status: 400, type: `${PROBLEM_PREFIX}validation` });
});
