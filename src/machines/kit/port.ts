import { fromPromise, type PromiseActorLogic } from 'xstate';

const ports = new WeakSet<object>();

/** An external operation that a machine needs: one input, one answer. It fails by throwing a `Failure`. */
export type Port<Input, Output> = PromiseActorLogic<Output, Input & {}>;

/**
 * Declares a port in a machine's `setup({ actors })`. The `ports` of its dialog, or those of a page in `store/actors`, give it
 * an implementation with `provide`; until then it can only throw, and `assertProvided` recognises it.
 */
export function port<Input, Output>(): Port<Input, Output> {
  const logic = fromPromise<Output, Input & {}>(() =>
    Promise.reject(new Error('This port was not provided')),
  );
  ports.add(logic);
  return logic;
}

/** Tells whether this actor logic is still the placeholder that `port()` made. */
export function isPort(logic: unknown): boolean {
  return typeof logic === 'object' && logic !== null && ports.has(logic);
}
