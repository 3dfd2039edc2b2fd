import { readFileSync, writeFileSync } from 'node:fs';
import { accessPage } from '../accessPage';
import { metricsPage } from '../metricsPage';
import { withSettings } from '../settingsTable';

/** `npm run documents`: writes what the documents say that the code knows, the settings, the access table and the metrics. */
writeFileSync('README.md', withSettings(readFileSync('README.md', 'utf8')));
writeFileSync('docs/ACCESS.md', accessPage());
writeFileSync('docs/METRICS.md', metricsPage());
