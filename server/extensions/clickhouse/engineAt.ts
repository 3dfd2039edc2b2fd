import type { EngineAddress } from './address';
import { connect, type Engine } from './engine';
import { prepareTables } from './tables';

const engines = new WeakMap<EngineAddress, Engine>();

/** Returns the engine at an address, always the same; its tables are made at the first use, where there are none. */
export function engineAt(address: EngineAddress): Engine {
  const engine = engines.get(address) ?? withTables(connect(address));
  engines.set(address, engine);
  return engine;
}

/** Has the tables made before anything else is done; where that fails, the next one tries again. */
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
