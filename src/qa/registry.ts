import { dialogStories } from '../dialogs/stories';
import { machines, type Registered } from '../machines/registry';

/** All statecharts, those of the dialogs first. Several names may open the same dialog. */
export const registry: readonly Registered[] = [
  ...new Set<Registered>(Object.values(dialogStories)),
  ...machines,
];
