import type { AccessRule } from './modules/identity/identity.module';
import { MODULES } from './modules';

/** The access table: the rows of all modules; docs/ACCESS.md is written from it. */
export const ACCESS: readonly AccessRule[] = MODULES.flatMap(({ access }) => access);
