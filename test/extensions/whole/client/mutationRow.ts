import type { makeStore } from '../../../../src/store/makeStore';

export type Store = ReturnType<typeof makeStore>;

/** The call of a mutation, its answer, and the queries that are repeated after it. */
export type Row = readonly [
  call: string,
  mutation: (store: Store) => Promise<unknown>,
  answer: () => Response,
  refreshed: readonly string[],
];
