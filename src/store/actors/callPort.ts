import { fromPromise } from 'xstate';
import { failureOf } from '../../machines/kit/failures';
import type { Port } from '../../machines/kit/port';

/** The result of dispatching an endpoint's `initiate`. */
export interface Running<Output> {
  readonly abort: () => void;
  readonly unwrap: () => Promise<Output>;
}

/**
 * Bridges from an endpoint to a machine's port. Mutations are sent with `{ track: false }`, queries with
 * `{ subscribe: false }`: the actor holds the answer, tags go stale as always, and leaving the state aborts the call. What
 * is thrown is a `Failure`.
 */
export function callPort<Input, Output>(call: (input: Input) => Running<Output>): Port<Input, Output> {
  return fromPromise<Output, Input & {}>(async ({ input, signal }) => {
    const running = call(input);
    signal.addEventListener('abort', running.abort, { once: true });
    try {
      return await running.unwrap();
    } catch (error) {
      throw failureOf(error);
    } finally {
      signal.removeEventListener('abort', running.abort);
    }
  });
}
