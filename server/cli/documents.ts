import { readFileSync, writeFileSync } from 'node:fs';
import { accessPage } from '../accessPage';
import { privacyPage } from '../privacyPage';
import { withSettings } from '../settingsTable';

/** `npm run documents`: writes what the documents say that the code knows, the settings, the access table, and what is kept about people. */
writeFileSync('README.md', withSettings(readFileSync('README.md', 'utf8')));
writeFileSync('docs/ACCESS.md', accessPage());
writeFileSync('docs/PRIVACY.md', privacyPage());
