export interface ErrorReport {
  readonly message: string;
  readonly stack: string;
  /** The path alone: what people searched for stays with them. */
  readonly path: string;
}

const LONGEST = 4000;

export function errorReport(error: unknown, path: string): ErrorReport {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { message: message.slice(0, LONGEST), stack: stack.slice(0, LONGEST), path };
}
