import { readFileSync, writeFileSync } from 'node:fs';
import { withSettings } from '../settingsTable';

/** `npm run settings`: prints the table of all settings into the README. */
writeFileSync('README.md', withSettings(readFileSync('README.md', 'utf8')));
