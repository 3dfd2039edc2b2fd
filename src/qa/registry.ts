import { dialogStories } from '../dialogs/stories';
import { machines, type Registered } from '../machines/registry';

/** This lists every statechart, those of the dialogs first. Several names may open one dialog. */
export const registry: readonly Registered[] = [
  ...new Set<Registered>(Object.values(dialogStories)),
  ...machines,
];
