/** Answers of the machine that sends a wish or an answer to one, to a chart that invokes it. */
export const wishesRequests = {
  noted: { output: { kind: 'noted' } },
  /** Connected meanwhile, or answered by a colleague. */
  overtaken: { output: { kind: 'collided', found: 'connected' } },
  returned: { output: { kind: 'returned' } },
  dismissed: { output: { kind: 'dismissed' } },
  broken: { failure: { kind: 'unknown' } },
} as const;
