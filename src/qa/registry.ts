import { extensionMachines } from '../extensions/charts';
import { machines, type Registered } from '../machines/registry';
import { dialogStories } from './dialogStories';

/** All statecharts, those of the dialogs first. Several names may open the same dialog. */
export const registry: readonly Registered[] = [
  ...new Set<Registered>(Object.values(dialogStories)),
  ...machines,
  ...extensionMachines,
];
