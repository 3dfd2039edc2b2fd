import { writeFileSync } from 'node:fs';
import { accessPage } from '../accessPage';
import { metricsPage } from '../metricsPage';
import { privacyPage } from '../privacyPage';
import { stateSchemaPage } from '../stateSchemaPage';
import { settingsPage } from '../settingsPage';

/**
 * `npm run documents`: writes what the documents say that the code knows: settings, access, metrics, what is kept about
 * people, and how files of state look.
 */
writeFileSync('docs/ACCESS.md', accessPage());
writeFileSync('docs/METRICS.md', metricsPage());
writeFileSync('docs/PRIVACY.md', privacyPage());
writeFileSync('docs/SETTINGS.md', settingsPage());
writeFileSync('docs/state.schema.json', stateSchemaPage());
