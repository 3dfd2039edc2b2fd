import { levelOf } from '../../../../src/contracts/domain/level';
import type { Config } from '../../../platform/config/config';
import type { OfferedLevel } from './offeredLevel';
import type { Settings } from '../../../platform/config/settings';
import { knownAssurance, knownMultiFactor } from './knownLevels';

const LEVEL_PREFIX = 'http://idp-dashboard.example/assurance/loa';
const LEVELS = ['1.5', '2', '3'].map((rank) => LEVEL_PREFIX + rank);
const MULTI_FACTOR = ['https://refeds.org/profile/mfa', 'http://schemas.microsoft.com/claims/multipleauthn'];
const LONGEST_NAME = 255;
const HOUR = 3600;

/** Assurance levels and multi-factor values; each item of a list is `uri`, `uri=label` or `uri=label|group`. */
export function readLevels(settings: Settings): Config['levels'] {
  const levels = readOffered(settings);
  // Whole ones: 1.5 counts as 1 on the wire, so that nobody would ever be told to have it.
  const ranks = [1, ...levels.offered.map(({ rank }) => rank).filter(Number.isInteger)].sort((a, b) => a - b);
  const otherwise = ranks.includes(2) ? 2 : (ranks.at(-1) ?? 1);
  const superUser = Number(settings.choice('SUPER_USER_LEVEL', String(otherwise), ranks.map(String)));
  return { ...levels, superUser };
}

function readOffered(settings: Settings): Omit<Config['levels'], 'superUser'> {
  const lowest = settings.text('DEFAULT_LOA', `${LEVEL_PREFIX}1`);
  if (!isLevel(lowest)) settings.refuse('DEFAULT_LOA', `"${lowest}" does not end in loa and a number`);
  return {
    default: lowest,
    offered: read(settings, 'LOA_LEVELS', LEVELS, isLevel, 'a level that ends in loa and a number').map(
      (item) => {
        const rank = levelOf(item.uri)?.rank ?? 1;
        return { ...knownAssurance[rank], ...item, rank, labels: labelsOf(item, knownAssurance[rank]) };
      },
    ),
    stepUpEnabled: settings.flag('STEP_UP', true),
    seconds: settings.integer('LEVEL_SECONDS', HOUR, 60, 30 * 24 * HOUR),
    multiFactor: read(settings, 'MFA_LEVELS', MULTI_FACTOR, isMultiFactor, 'a URI').map((item, index) => {
      const known = knownMultiFactor[item.uri];
      return { ...known, ...item, rank: index + 1, labels: labelsOf(item, known) };
    }),
  };
}

type Item = Pick<OfferedLevel, 'uri' | 'labels' | 'group'>;

function read(
  settings: Settings,
  name: string,
  otherwise: readonly string[],
  isValid: (uri: string) => boolean,
  what: string,
): Item[] {
  const isNamed = (text: string) => {
    const { uri, labels, group = '' } = itemOf(text);
    return isValid(uri) && (labels['en'] ?? '').length <= LONGEST_NAME && group.length <= LONGEST_NAME;
  };
  const items = settings.list(name, otherwise, isNamed, what).map(itemOf);
  if (new Set(items.map(({ uri }) => uri)).size < items.length) settings.refuse(name, 'names a level twice');
  return items;
}

function itemOf(text: string): Item {
  const [uri = '', ...more] = text.split('=');
  const [label = '', group = ''] = more.join('=').split('|');
  return {
    uri: uri.trim(),
    labels: label.trim() ? { en: label.trim() } : {},
    ...(group.trim() && { group: group.trim() }),
  };
}

/** A label of one's own stands for all languages, since the field's would name something else. */
function labelsOf({ labels }: Item, known: Pick<OfferedLevel, 'labels'> | undefined): OfferedLevel['labels'] {
  return Object.keys(labels).length > 0 ? labels : (known?.labels ?? {});
}

function isLevel(uri: string): boolean {
  return levelOf(uri) !== undefined;
}

/** Some values of the field are short names. */
function isMultiFactor(uri: string): boolean {
  return Object.hasOwn(knownMultiFactor, uri) || URL.canParse(uri);
}
