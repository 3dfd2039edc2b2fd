import { readFileSync, writeFileSync } from 'node:fs';
import { accessPage } from '../accessPage';
import { withSettings } from '../settingsTable';

/** `npm run documents`: writes what the documents say that the code knows, the settings and the access table. */
writeFileSync('README.md', withSettings(readFileSync('README.md', 'utf8')));
writeFileSync('docs/ACCESS.md', accessPage());
