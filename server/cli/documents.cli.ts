import { writeFileSync } from 'node:fs';
import { accessPage } from '../accessPage';
import { metricsPage } from '../metricsPage';
import { MODULES } from '../modules';
import type { Program } from '../platform/control/program';
import { privacyPage } from '../privacyPage';
import { settingsPage } from '../settingsPage';

export const command: Program = {
  summary: 'for developers: writes what the documents say that the code knows',
  usage: `usage: npm run documents

Writes settings, access, metrics, what is kept about people, and how files of state look.`,
  run() {
    writeFileSync('docs/ACCESS.md', accessPage());
    writeFileSync('docs/METRICS.md', metricsPage());
    writeFileSync('docs/PRIVACY.md', privacyPage());
    writeFileSync('docs/SETTINGS.md', settingsPage());
    for (const { documents = {} } of MODULES)
      for (const [file, page] of Object.entries(documents)) writeFileSync(file, page(MODULES));
    return Promise.resolve();
  },
};
