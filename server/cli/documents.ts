import { readFileSync, writeFileSync } from 'node:fs';
import { accessPage } from '../accessPage';
import { metricsPage } from '../metricsPage';
import { privacyPage } from '../privacyPage';
import { stateSchemaPage } from '../stateSchemaPage';
import { withSettings } from '../settingsTable';

/**
 * `npm run documents`: writes what the documents say that the code knows: settings, access, metrics, what is kept about
 * people, and how files of state look.
 */
writeFileSync('README.md', withSettings(readFileSync('README.md', 'utf8')));
writeFileSync('docs/ACCESS.md', accessPage());
writeFileSync('docs/METRICS.md', metricsPage());
writeFileSync('docs/PRIVACY.md', privacyPage());
writeFileSync('docs/state.schema.json', stateSchemaPage());
