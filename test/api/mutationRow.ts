import type { makeStore } from '../../src/store/makeStore';

export type Store = ReturnType<typeof makeStore>;

/** What a mutation calls, what is answered, and the queries that are asked again after it. */
export type Row = readonly [
  call: string,
  mutation: (store: Store) => Promise<unknown>,
  answer: () => Response,
  refreshed: readonly string[],
];
