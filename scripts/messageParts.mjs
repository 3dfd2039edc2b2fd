/**
 * Which message belongs to which part of the catalogue. A part is what one lazily loaded piece of the application needs,
 * and nothing else needs. What several of them say is shared, and comes with the first of them; what every page says, or
 * the overview and another piece, is in the core, which every page loads. Found by reading the sources: a message is asked
 * for by its id, written out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of each part. A new folder that is not named here is of the core. */
export const folders = {
  shared: [
    'src/i18n/failureMessage.ts',
    'src/i18n/ticketWords.ts',
    'src/i18n/contactTypeWords.ts',
    'src/i18n/institutionRoleWords.ts',
    'src/i18n/FieldWords.tsx',
    'src/ui/form/',
    'src/ui/BeforeAfter.tsx',
    'src/ui/Checklist.tsx',
    'src/ui/Combobox.tsx',
    'src/ui/CopyButton.tsx',
    'src/ui/LevelNeeded.tsx',
    'src/dialogs/frame/SupportLine.tsx',
  ],
  attributes: ['src/contracts/domain/attributeDictionary.ts'],
  services: ['src/features/services/'],
  service: ['src/features/service/'],
  settings: [
    'src/features/settings/',
    'src/machines/pages/policySaving/',
    'src/machines/pages/policyDeletion/',
    'src/i18n/consentWords.ts',
    'src/i18n/levelWords.ts',
  ],
  tickets: ['src/features/tickets/'],
  institution: ['src/features/institution/', 'src/i18n/institutionWords.ts'],
  statistics: ['src/features/statistics/', 'src/machines/pages/statisticsPeriod/', 'src/ui/calendar/'],
  errors: ['src/features/errors/'],
  profile: ['src/features/profile/', 'src/machines/pages/otherLogins/'],
  accessibility: ['src/features/accessibility/'],
  identities: ['src/features/identities/'],
  invitations: [
    'src/features/invitations/',
    'src/machines/pages/inviteRequest/',
    'src/machines/pages/resendInvite/',
  ],
  desk: ['src/features/desk/', 'src/machines/pages/deskStep/'],
  sessionEnd: ['src/app/sessionEnd/', 'src/machines/sessionEnd/'],
  ended: [
    'src/app/Expired.tsx',
    'src/app/InstitutionGone.tsx',
    'src/app/NoAccess.tsx',
    'src/app/EndedPage.tsx',
    'src/app/LoggedOut',
  ],
  dialogs: ['src/dialogs/', 'src/machines/'],
};

/** Of the core in spite of that: what is around dialogs, and the chart of the session, are loaded with every page. */
const everywhere = [
  'src/dialogs/host/',
  'src/dialogs/frame/buttons.tsx',
  'src/machines/dialogOpening/',
  'src/machines/session/',
];

/** The overview is the page most often seen first, and comes without what is shared. */
const first = ['core', 'services'];

/** The visualiser loads all parts. */
const beside = 'src/qa/';

export function partOfFile(file) {
  if (everywhere.some((folder) => file.startsWith(folder))) return 'core';
  const found = Object.entries(folders).find(([, own]) => own.some((folder) => file.startsWith(folder)));
  return found ? found[0] : 'core';
}

/** Ids that a source writes out. */
export function idsIn(text) {
  return [...text.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map(([, id]) => id);
}

/** Part of each id that is written in these sources, `{'src/app/App.tsx': text}`. */
export function partsOf(sources) {
  const parts = new Map();
  for (const [file, text] of Object.entries(sources)) {
    if (file.startsWith(beside)) continue;
    const part = partOfFile(file);
    for (const id of idsIn(text)) parts.set(id, partOfBoth(parts.get(id) ?? part, part));
  }
  return parts;
}

function partOfBoth(one, other) {
  if (one === other) return one;
  return first.includes(one) || first.includes(other) ? 'core' : 'shared';
}

/** Reads all sources below `src`. */
export function readSources(root) {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file.split(path.sep).join('/')}`);
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}
