import type { Dependencies } from './dependencies';
import type { Base, Composition, Opened, Say } from './module';

/** Opens the dependencies of all modules in order. `opened` lists those that need to be started and stopped. */
export async function openModules(
  base: Base & Partial<Dependencies>,
  composition: Composition,
  say: Say,
): Promise<{ readonly dependencies: Dependencies; readonly opened: readonly Opened[] }> {
  // It lacks the dependencies of later modules; the order of the modules prevents their early use.
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
