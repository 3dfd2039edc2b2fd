import type { EngineAddress } from './address';
import { connect, type Engine } from './engine';
import { prepareTables } from './tables';

const engines = new WeakMap<EngineAddress, Engine>();

/** Returns the engine at an address, always the same instance; creates missing tables at the first use. */
export function engineAt(address: EngineAddress): Engine {
  const engine = engines.get(address) ?? withTables(connect(address));
  engines.set(address, engine);
  return engine;
}

/** Creates the tables before any other statement; if that fails, the next statement tries again. */
function withTables(engine: Engine): Engine {
  let ready: Promise<void> | undefined;
  const prepared = () =>
    (ready ??= prepareTables(engine).catch((error: unknown) => {
      ready = undefined;
      throw error;
    }));
  return {
    address: engine.address,
    rows: async (query) => prepared().then(() => engine.rows(query)),
    run: async (statement) => prepared().then(() => engine.run(statement)),
    insert: async (...into) => prepared().then(() => engine.insert(...into)),
  };
}
