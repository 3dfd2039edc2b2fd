import type { Adapter, AdapterPayload } from 'oidc-provider';

const MOST_ENTRIES = 2_000;
/** Lifetime of entries for which the provider names none. */
const OTHERWISE_SECONDS = 3_600;

interface Entry {
  readonly payload: AdapterPayload;
  readonly expires: number;
}

/** Returns the embedded provider's memory: bounded, so that visitors who never choose cannot fill the process. */
export function memoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  function put(key: string, payload: AdapterPayload, seconds: number): void {
    entries.delete(key);
    entries.set(key, { payload, expires: Date.now() + seconds * 1000 });
    const [oldest] = entries.keys();
    if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
  }

  function get(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    return entry && entry.expires > Date.now() ? entry.payload : undefined;
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (matches: (payload: AdapterPayload) => boolean) =>
      [...entries]
        .filter(([key, { expires }]) => key.startsWith(keyOf('')) && expires > Date.now())
        .find(([, { payload }]) => matches(payload))?.[1].payload;
    return {
      upsert: async (id, payload, expiresIn: number | undefined) =>
        put(keyOf(id), payload, expiresIn ?? OTHERWISE_SECONDS),
      find: async (id) => get(keyOf(id)),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
      async consume(id) {
        const entry = entries.get(keyOf(id));
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
