import { Value } from 'typebox/value';
import { makeRandom } from '../../../../server/modules/demonstration/random';
import { inventInstitutions } from '../../../../server/modules/demonstration/institutions';
import { inventPeople } from '../../../../server/modules/demonstration/people';
import { ACCESS } from '../../../../server/access';
import {
  faultOf,
  firstChoice,
  kinds,
  paths,
  statuses,
  waits,
  withFault,
} from '../../../../src/qa/faults/choices';
import { problemResponse } from '../../../../src/app/qa/problemResponse';
import { EVERY_CALL, faultsIn } from '../../../../src/contracts/domain/qa/qaFault';
import { qaPersonas } from '../../../../src/contracts/domain/qa/qaPersonas';
import { Problem, PROBLEM_PREFIX } from '../../../../src/contracts/wire/common';

test.each([
  'faults',
  null,
  [null],
  [{ kind: 'explosion' }],
  [{ kind: 'ticketSystemUnreachable', delivery: 'lost' }],
  [{ kind: 'levelTooLow', required: '3' }],
  [{ kind: 'levelTooLow', required: Number.NaN }],
  [{ kind: 'failing', path: 'https://elsewhere.example', status: 500 }],
  [{ kind: 'failing', path: '/', status: 200 }],
  [{ kind: 'failing', path: '/', status: 500.5 }],
  [{ kind: 'slow', path: '/', milliseconds: 10_000_000 }],
  Array.from({ length: 21 }, () => ({ kind: 'offline' })),
])('%j is not a list of faults', (value) => {
  expect(faultsIn(value)).toBeUndefined();
});

test('only the own members of a fault are read', () => {
  expect(faultsIn([{ kind: 'slow', path: '/actions', milliseconds: 5, extra: 1 }])).toEqual([
    { kind: 'slow', path: '/actions', milliseconds: 5 },
  ]);
});

test('answers have the shape of our server’s problems', async () => {
  const response = problemResponse(409, 'already-answered', { jiraKey: 'CXT-7' });
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const body: unknown = await response.json();
  expect(Value.Check(Problem, body)).toBe(true);
  expect(body).toMatchObject({ type: `${PROBLEM_PREFIX}already-answered`, status: 409 });
});

test('every call of the server can be chosen, alone or with those beside it, and no other', () => {
  // The application never asks for the description of the calls, nor how its calls arrive.
  const calls = ACCESS.map(({ path }) => path).filter(
    (path) => !['/openapi.json', '/x/caller'].includes(path),
  );
  const chosen = paths.filter((path) => path !== EVERY_CALL);
  const below = (path: string) => calls.some((call) => call === path || call.startsWith(`${path}/`));
  expect(chosen.filter((path) => !below(path))).toEqual([]);
  expect(calls.filter((call) => !chosen.some((path) => call.startsWith(path)))).toEqual([]);
});

test('the tab accepts what the form offers', () => {
  for (const kind of kinds) {
    const fault = faultOf({ ...firstChoice, kind });
    expect(faultsIn([fault])).toEqual([fault]);
  }
  for (const status of statuses)
    expect(faultsIn([{ kind: 'failing', path: '/', status: Number(status) }])).toHaveLength(1);
  for (const wait of waits)
    expect(faultsIn([{ kind: 'slow', path: '/', milliseconds: Number(wait) }])).toHaveLength(1);
});

test('a second fault of a kind replaces the first, unless it is for other calls', () => {
  const slow = (path: string, milliseconds: number) => ({ kind: 'slow', path, milliseconds }) as const;
  const one = withFault(withFault([], slow('/', 1)), slow('/actions', 1));
  expect(one).toHaveLength(2);
  expect(withFault(one, slow('/', 2))).toEqual([slow('/actions', 1), slow('/', 2)]);
});

test('the people who can be chosen are those of the demonstration who get a session', () => {
  const people = inventPeople(inventInstitutions(makeRandom(1), 10, new Date())).filter(
    ({ authorities, subject }) => {
      return authorities !== '[]' && subject !== undefined;
    },
  );
  expect(qaPersonas.map(({ subject, level }) => ({ subject, level }))).toEqual(
    people.map(({ subject, level }) => ({ subject, level })),
  );
  expect(qaPersonas.map(({ name }) => name)).toEqual(
    people.map(({ given_name, sur_name }) => `${given_name} ${sur_name}`),
  );
});
