/** Requests of proxies, and invalid ones. */
import { expectProblem } from '../../../contract/checks';
import { north, wiki } from '../../../support/server/fixtures';
import { affiliation, storePolicy } from '../../../support/server/policies';
import type { TestApp } from '../../../support/server/server';
import { requestDecision, decided, requestFor, startDeciding } from './deciding';

let server: TestApp;
beforeAll(async () => {
  server = await startDeciding();
  await storePolicy(server.database, { name: 'Staff' });
});
afterAll(() => server.close());

const RESOURCE = 'urn:oasis:names:tc:xacml:3.0:attribute-category:resource';
const SUBJECT = 'urn:oasis:names:tc:xacml:1.0:subject-category:access-subject';
const parties = [
  { AttributeId: 'SPentityID', Value: wiki },
  { AttributeId: 'IDPentityID', Value: north },
];
const staff = { AttributeId: affiliation, Value: 'employee' };
const ofSubject = (...Attribute: unknown[]) => ({
  Request: { AccessSubject: { Attribute }, Resource: { Attribute: parties } },
});

test.each<[string, object]>([
  ['an entry for each value', requestFor({ [affiliation]: ['student', 'employee'] })],
  ['a list of values', ofSubject({ AttributeId: affiliation, Value: ['student', 'employee'] })],
  [
    'a single attribute',
    { Request: { AccessSubject: { Attribute: staff }, Resource: { Attribute: parties } } },
  ],
  [
    'categories by their ids',
    {
      Request: {
        Category: [
          { CategoryId: SUBJECT, Attribute: [staff] },
          { CategoryId: RESOURCE, Attribute: parties },
        ],
      },
    },
  ],
  [
    'categories by their short names, in parts',
    {
      Request: {
        Category: [{ CategoryId: 'Resource', Attribute: parties[0] }],
        AccessSubject: [{ Attribute: [] }, { Attribute: [staff] }],
        Resource: [{ Attribute: parties[1] }],
      },
    },
  ],
  [
    'unknown members and categories',
    {
      Request: {
        ...ofSubject({ ...staff, Issuer: 'https://idp.example', DataType: 'string', IncludeInResult: true })
          .Request,
        Action: { Attribute: [{ AttributeId: 'action', Value: 1 }] },
        XPathVersion: 'http://www.w3.org/TR/1999/REC-xpath-19991116',
      },
      Else: 'what',
    },
  ],
])('%s', async (_title, request) => {
  expect((await decided(server, request)).Decision).toBe('Permit');
});

test('a media type of its own', async () => {
  const payload = Buffer.from(JSON.stringify(ofSubject(staff)));
  const answerCall = await requestDecision(server, payload, {
    'content-type': 'application/xacml+json; charset=utf-8',
  });
  expect(answerCall.json()).toMatchObject({ Response: [{ Decision: 'Permit' }] });
});

test.each<[string, object]>([
  ['null', ofSubject({ AttributeId: affiliation, Value: null })],
  ['a number', ofSubject({ AttributeId: affiliation, Value: 7 })],
  ['true', ofSubject({ AttributeId: affiliation, Value: true })],
  ['none', ofSubject({ AttributeId: affiliation, Value: [] })],
  ['a name of the prototype of objects', ofSubject({ AttributeId: '__proto__', Value: 'employee' })],
])('a value that is %s is refused', async (_title, request) => {
  expect((await decided(server, request)).Decision).toBe('Deny');
});

test('policies are named only on request', async () => {
  expect((await decided(server, ofSubject(staff))).PolicyIdentifier).toBeUndefined();
});

test.each([
  ['SPentityID', parties[1]],
  ['IDPentityID', parties[0]],
])('without %s nothing can be decided', async (missing, Attribute) => {
  const result = await decided(server, { Request: { Resource: { Attribute } } });
  expect(result).toMatchObject({
    Decision: 'Indeterminate',
    Status: {
      StatusCode: { Value: 'urn:oasis:names:tc:xacml:1.0:status:missing-attribute' },
      StatusMessage: `Missing: ${missing}`,
    },
  });
});

test.each<[string, object, string]>([
  ['an empty object', {}, 'Request: must be an object'],
  ['a list', [], 'body: must be an object'],
  ['a list of requests', { Request: [{}] }, 'Request: must be an object'],
  ['several requests', { Request: { MultiRequests: {} } }, 'MultiRequests: ask for one decision at a time'],
  ['a subject that is text', { Request: { AccessSubject: 'me' } }, 'AccessSubject: must be an object'],
  ['an attribute that is text', ofSubject('me'), 'Attribute: must be an object'],
  ['an attribute without a name', ofSubject({ Value: 'x' }), 'Attribute/AttributeId: must be a text'],
  [
    'a value that is an object',
    ofSubject({ ...staff, Value: {} }),
    'Attribute/Value: must be a text, a number',
  ],
  [
    'a value in a value',
    ofSubject({ ...staff, Value: [['x']] }),
    'Attribute/Value: must be a text, a number',
  ],
  ['a category without a name', { Request: { Category: [{}] } }, 'Category/CategoryId: must be a text'],
  [
    'two services',
    { Request: { Resource: { Attribute: [...parties, { AttributeId: 'SPentityID', Value: 'other' }] } } },
    'Resource/SPentityID: must be one',
  ],
])('%s is refused, with the reason', async (_title, request, detail) => {
  const problem = expectProblem(await requestDecision(server, request), 400, 'bad-request');
  expect(problem.detail).toMatch(new RegExp(`^${detail}`));
});

test.each([
  ['a body that is not JSON', '{"Request"', 'application/json', 400],
  ['nothing', '', 'application/json', 400],
  ['a form', 'Request=1', 'application/x-www-form-urlencoded', 400],
  ['another type', '<Request/>', 'application/xacml+xml', 415],
])('%s is refused', async (_title, payload, type, status) => {
  const answerCall = await requestDecision(server, Buffer.from(payload), { 'content-type': type });
  expect(answerCall.statusCode).toBe(status);
});

test('a request that is too large is refused', async () => {
  const answerCall = await requestDecision(
    server,
    ofSubject({ AttributeId: affiliation, Value: 'x'.repeat(300_000) }),
  );
  expect(answerCall.statusCode).toBe(413);
});
