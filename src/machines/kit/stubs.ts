import { fromPromise } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import type { Port } from './port';

/** Makes a port that answers at once, for tests and the visualiser. */
export function stubAnswers<Input, Output>(output: Output): Port<Input, Output> {
  return fromPromise<Output, Input & {}>(async () => output);
}

export function pending<Input, Output>(): Port<Input, Output> {
  return fromPromise<Output, Input & {}>(() => new Promise<Output>(() => undefined));
}

export interface Settleable<Input, Output> {
  readonly logic: Port<Input, Output>;
  /** The input of every call so far, oldest first. */
  readonly calls: readonly Input[];
  /** Tells whether the machine has left the call that came last. */
  readonly aborted: () => boolean;
  readonly settle: (output: Output) => void;
  readonly fail: (failure: Failure) => void;
}

/** Makes a port that answers when the test says so. */
export function settleable<Input, Output>(): Settleable<Input, Output> {
  const calls: Input[] = [];
  let last: { resolve: (output: Output) => void; reject: (reason: unknown) => void; signal: AbortSignal };
  const logic = fromPromise<Output, Input & {}>(({ input, signal }) => {
    calls.push(input);
    return new Promise<Output>((resolve, reject) => {
      last = { resolve, reject, signal };
    });
  });
  return {
    logic,
    calls,
    aborted: () => last.signal.aborted,
    settle: (output) => last.resolve(output),
    fail: (failure) => last.reject(failure),
  };
}
