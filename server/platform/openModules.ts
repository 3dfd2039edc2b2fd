import type { Dependencies } from './dependencies';
import type { Base, Composition, Opened, Say } from './module';

/** Opens what the modules need of each other, in their order. `opened` lists what has to be started and stopped. */
export async function openModules(
  base: Base & Partial<Dependencies>,
  composition: Composition,
  say: Say,
): Promise<{ readonly dependencies: Dependencies; readonly opened: readonly Opened[] }> {
  // It lacks what later modules open, which the order of the modules keeps earlier ones from using.
  let dependencies = base as Dependencies;
  const opened: Opened[] = [];
  for (const { open } of composition.on) {
    if (!open) continue;
    const own = await open(dependencies, composition, say);
    opened.push(own);
    dependencies = { ...dependencies, ...own.dependencies, ...base };
  }
  return { dependencies, opened };
}
