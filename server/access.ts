import type { AccessRule } from './modules/identity/identity.module';
import type { LinkPage, ProgramCall } from './platform/module';
import { MODULES } from './modules';

/** Access table: the rules of all modules. docs/ACCESS.md is generated from it. */
export const ACCESS: readonly AccessRule[] = MODULES.flatMap(({ access = [] }) => access);

/** Calls by programs, which have accounts of their own. */
export const PROGRAM_CALLS: readonly ProgramCall[] = MODULES.flatMap(({ programs = [] }) => programs);

/** Pages behind signed links. */
export const LINK_PAGES: readonly LinkPage[] = MODULES.flatMap(({ linkPages = [] }) => linkPages);
