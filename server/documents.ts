import { writeFileSync } from 'node:fs';
import { accessPage } from './accessPage';
import { metricsPage } from './metricsPage';
import { MODULES } from './modules';
import { privacyPage } from './privacyPage';
import { settingsPage } from './settingsPage';

/** `npm run documents`: writes what the documents say that the code knows. Not part of a release. */
writeFileSync('docs/ACCESS.md', accessPage());
writeFileSync('docs/METRICS.md', metricsPage());
writeFileSync('docs/PRIVACY.md', privacyPage());
writeFileSync('docs/SETTINGS.md', settingsPage());
for (const { documents = {} } of MODULES)
  for (const [file, page] of Object.entries(documents)) writeFileSync(file, page(MODULES));
