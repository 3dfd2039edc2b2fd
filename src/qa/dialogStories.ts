import { dialogStories as core } from '../dialogs/stories';
import { extensionStories } from '../extensions/charts';

/** The stories of every dialog, of the core and of the extensions. */
export const dialogStories = { ...core, ...extensionStories };
