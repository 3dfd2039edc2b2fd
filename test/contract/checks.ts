import type { LightMyRequestResponse } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { envelope, PROBLEM_PREFIX, Problem, type ProblemName } from '../../src/contracts/wire/common';

/** Returns the value, once it has the shape and no member beyond it: answers are built by allow-list. */
export function checked<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  const wrong = Value.Errors(schema, value).map((error) => `${error.instancePath} ${error.message}`);
  expect(wrong).toEqual([]);
  expect(Value.Clean(schema, structuredClone(value))).toEqual(value);
  return value as Static<Schema>;
}

/** Payload of an enveloped answer: exactly `payload` and `language`, nothing null anywhere (WIRE T2). */
export function payloadOf<Schema extends TSchema>(
  schema: Schema,
  response: LightMyRequestResponse,
): Static<Schema> {
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  const body = response.json<{ payload: unknown }>();
  expect(Object.keys(body).sort()).toEqual(['language', 'payload']);
  expect(response.body).not.toMatch(/[:[,]null[,\]}]/);
  checked(envelope(schema), body);
  return body.payload as Static<Schema>;
}

/** Expects a refusal: status, name, and a body as RFC 9457 has it. */
export function expectProblem(response: LightMyRequestResponse, status: number, name: ProblemName): Problem {
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = checked(Problem, response.json());
  expect([response.statusCode, problem.status, problem.type]).toEqual([
    status,
    status,
    PROBLEM_PREFIX + name,
  ]);
  return problem;
}
