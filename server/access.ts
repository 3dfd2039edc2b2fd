import type { AccessRule } from './modules/identity/identity.module';
import { MODULES } from './modules';

/** The access table: the rows of all modules (contract §2 as amended by decisions, "Access"). */
export const ACCESS: readonly AccessRule[] = MODULES.flatMap(({ access }) => access);
