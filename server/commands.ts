import { EXTENSIONS } from './extensions';
import { compositionOf } from './modules';
import { Refusal } from './platform/control/refusal';
import type { Handler, Handlers } from './platform/control/serve';
import type { Dependencies } from './platform/dependencies';

/** Returns the handlers of the operator's commands, for the process that holds the database. */
export function controlHandlers(dependencies: Dependencies): Handlers {
  const composition = compositionOf(dependencies.config);
  return Object.fromEntries(
    composition.on.flatMap(({ commands = {} }) =>
      Object.entries(commands).map(([name, handler]) => [name, handler(dependencies, composition)]),
    ),
  );
}

/** Returns the handler of one command. Throws Refusal for a command of an extension that is off. */
export function handlerOf(dependencies: Dependencies, operation: string): Handler {
  const handler = controlHandlers(dependencies)[operation];
  if (handler) return handler;
  const owner = EXTENSIONS.find(({ commands = {} }) => operation in commands);
  throw new Refusal(
    `This command belongs to the extension ${owner?.name ?? operation}, which EXTENSIONS leaves out.`,
  );
}
