import { failureProblem } from '../steps/failureProblem';
import { readJson } from './jsonFault';

/** The fault of a typed value: a message with its values. */
export interface Problem {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export type Checked<Value> = { readonly value: Value } | { readonly problem: Problem };

/** Accepts any JSON value: a port may answer anything. */
export function anyValue(text: string): Checked<unknown> {
  const read = readJson(text);
  if ('value' in read) return read;
  const { expected, ...place } = read.fault;
  return { problem: { id: `qa.json.${expected}`, values: { ...place } } };
}

/** Accepts a failure of the closed union, as ports throw it. */
export function aFailure(text: string): Checked<unknown> {
  const read = anyValue(text);
  if ('problem' in read) return read;
  const problem = failureFault(read.value);
  return problem ? { problem } : read;
}

export function failureFault(value: unknown): Problem | undefined {
  const wrong = failureProblem(value);
  return wrong && { id: `qa.failure.${wrong.problem}`, values: wrong.values };
}

type Members = Readonly<Record<string, unknown>>;

/** Makes the check of the payload of an event of this type. */
export function membersOf(type: string): (text: string) => Checked<Members> {
  return (text) => {
    const read = anyValue(text);
    if ('problem' in read) return read;
    const { value } = read;
    if (!isObject(value)) return { problem: { id: 'qa.payload.noObject', values: {} } };
    if ('type' in value && value.type !== type)
      return { problem: { id: 'qa.payload.type', values: { type } } };
    return { value };
  };
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
