import { Readable } from 'node:stream';
import type { ClickHouseClient } from '@clickhouse/client';
import { DatabaseUnavailable } from '../../platform/storage/unavailable';
import type { EngineAddress } from './address';

const REQUEST_TIMEOUT_MS = 25_000;
/** Seconds after which ClickHouse aborts a query. */
const LONGEST_QUESTION = 20;
/** Maximum size of a statement in bytes; it may contain the IDs of all logins that are stored at once. */
const LONGEST_STATEMENT = 4_000_000;

/** Thrown if ClickHouse is unreachable, does not answer in time, or refuses writes for now. */
class EngineUnavailable extends DatabaseUnavailable {
  constructor(
    address: EngineAddress,
    reason: string,
    options: { readonly cause: unknown; readonly code?: string },
  ) {
    super(`ClickHouse at ${new URL(address.url).host} ${reason}`, options);
    this.name = 'EngineUnavailable';
  }
}

/** ClickHouse through its HTTP interface. Throws EngineUnavailable. */
export interface Engine {
  readonly address: EngineAddress;
  /** Returns the rows of a query; counts and hashes of 64 bits have to be selected as numbers below 2^53. */
  rows(query: string): Promise<readonly (readonly unknown[])[]>;
  run(statement: string): Promise<void>;
  /** Inserts rows, all of a month or none. A value is a number, a text, or a list of numbers. */
  insert(table: string, columns: readonly string[], rows: readonly Values[]): Promise<void>;
}

export type Values = readonly (number | string | readonly number[])[];

/** Loads the client of ClickHouse, which a server with logins in its database does not need. */
async function openClient({
  url,
  username,
  password,
  database,
  cluster,
}: EngineAddress): Promise<ClickHouseClient> {
  const { ClickHouseLogLevel, createClient } = await import('@clickhouse/client');
  return createClient({
    ...{ url, username, password, database },
    request_timeout: REQUEST_TIMEOUT_MS,
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      max_execution_time: LONGEST_QUESTION,
      max_query_size: String(LONGEST_STATEMENT),
      ...(cluster !== undefined && { insert_distributed_sync: 1 }),
    },
  });
}

/** Makes an engine that connects at the first query. */
export function connect(address: EngineAddress): Engine {
  let opening: Promise<ClickHouseClient> | undefined;
  const withClient = async <Result>(
    question: (client: ClickHouseClient) => Promise<Result>,
  ): Promise<Result> => {
    const client = await (opening ??= openClient(address));
    try {
      return await question(client);
    } catch (error) {
      throw asUnavailable(address, error);
    }
  };
  return {
    address,
    rows: async (query) =>
      withClient(async (client) => {
        const result = await client.query({ query, format: 'JSONCompact' });
        return (await result.json<readonly unknown[]>()).data;
      }),
    run: async (query) =>
      withClient(async (client) => {
        await client.command({ query });
      }),
    async insert(table, columns, rows) {
      if (rows.length === 0) return;
      const text = rows.map((values) => `${values.map(written).join('\t')}\n`).join('');
      const values = Readable.from([Buffer.from(text)], { objectMode: false });
      const into = { table, columns: [...columns] as [string, ...string[]], values };
      await withClient(async (client) => client.insert({ ...into, format: 'TabSeparated' }));
    },
  };
}

/** Writes a value in TabSeparated format. */
function written(value: Values[number]): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return `[${value.join(',')}]`;
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

/**
 * Codes of ClickHouse for: timeout (159), too many queries (202), network (209, 210), no memory (241), read only (242),
 * too many parts (252), no connection (279), too few replicas (285, 319), no Keeper (999); unknown user or wrong
 * password (192, 193, 194, 516), unknown database (81).
 */
const CODES = new Set([
  '81',
  '159',
  '192',
  '193',
  '194',
  '202',
  '209',
  '210',
  '241',
  '242',
  '252',
  '279',
  '285',
  '319',
  '516',
  '999',
]);

function asUnavailable(address: EngineAddress, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const network = 'code' in error ? String(error.code) : '';
  if (/^E[A-Z_]{3,}$|^[A-Z_]*CERT[A-Z_]*$/.test(network))
    return new EngineUnavailable(address, `does not answer (${network})`, { cause: error, code: network });
  if (/^(Timeout error|socket hang up)/.test(error.message))
    return new EngineUnavailable(address, 'does not answer in time', { cause: error });
  // Older servers write `Code: 159, e.displayText() = …`, which the client does not parse.
  const code = /^\d+$/.test(network) ? network : /^Code: (\d+)/.exec(error.message)?.[1];
  if (code === undefined || !CODES.has(code)) return error;
  return new EngineUnavailable(address, `refuses (code ${code})`, { cause: error, code });
}
