import type { AccessRule } from './modules/identity/identity.module';
import type { LinkPage, ProgramCall } from './platform/module';
import { MODULES } from './modules';

/** The access table: the rows of all modules; docs/ACCESS.md is written from it. */
export const ACCESS: readonly AccessRule[] = MODULES.flatMap(({ access = [] }) => access);

/** The calls of programs, which have accounts of their own. */
export const PROGRAM_CALLS: readonly ProgramCall[] = MODULES.flatMap(({ programs = [] }) => programs);

/** The pages that signed links lead to. */
export const LINK_PAGES: readonly LinkPage[] = MODULES.flatMap(({ linkPages = [] }) => linkPages);
