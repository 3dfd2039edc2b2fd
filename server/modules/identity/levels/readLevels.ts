import { Type } from 'typebox';
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

const DefaultLevel = Type.String({
  default: `${LEVEL_PREFIX}1`,
  description: 'the lowest assurance level, a URI that ends in `loa` and a number',
  fault: '"{}" does not end in loa and a number',
});
const LevelSettings = Type.Object({
  DEFAULT_LOA: Type.Refine(DefaultLevel, isLevel),
  LOA_LEVELS: Type.Array(named(isLevel), {
    default: LEVELS,
    otherwise: '1.5, 2 and 3 of the same beginning',
    description:
      'the levels above, URIs that end in `loa` and the rank; `uri=label` names one, `uri=label|group` groups it',
    fault: '"{}" is not a level that ends in loa and a number',
  }),
  MFA_LEVELS: Type.Array(named(isMultiFactor), {
    default: MULTI_FACTOR,
    otherwise: 'REFEDS MFA, Microsoft',
    description: 'multi-factor values in their order: `uri`, `uri=label` or `uri=label|group`',
    fault: '"{}" is not a URI',
  }),
  STEP_UP: Type.Boolean({ default: true, description: '`0`: no call needs a higher level' }),
  LEVEL_SECONDS: Type.Integer({
    default: HOUR,
    minimum: 60,
    maximum: 30 * 24 * HOUR,
    description: 'seconds after the login for which a level above 1 counts for changes',
  }),
  SUPER_USER_LEVEL: Type.Optional(
    Type.String({
      otherwise: '`2`',
      description:
        'level for desk steps, invitations and other institutions; `1`: any, as an existing client expects',
    }),
  ),
});

/** Reads the assurance levels and multi-factor values; each item of a list is `uri`, `uri=label` or `uri=label|group`. */
export function readLevels(settings: Settings): Config['levels'] {
  const read = settings.read(LevelSettings);
  const offered = itemsOf(settings, 'LOA_LEVELS', read.LOA_LEVELS).map((item) => {
    const rank = levelOf(item.uri)?.rank ?? 1;
    return { ...knownAssurance[rank], ...item, rank, labels: labelsOf(item, knownAssurance[rank]) };
  });
  return {
    default: read.DEFAULT_LOA,
    offered,
    stepUpEnabled: read.STEP_UP,
    seconds: read.LEVEL_SECONDS,
    superUser: superUserLevel(settings, offered, read.SUPER_USER_LEVEL),
    multiFactor: itemsOf(settings, 'MFA_LEVELS', read.MFA_LEVELS).map((item, index) => {
      const known = knownMultiFactor[item.uri];
      return { ...known, ...item, rank: index + 1, labels: labelsOf(item, known) };
    }),
  };
}

function superUserLevel(settings: Settings, offered: readonly OfferedLevel[], asked?: string): number {
  // Only whole ranks are allowed: 1.5 is 1 on the wire, so that nobody would ever appear to have it.
  const ranks = [1, ...offered.map(({ rank }) => rank).filter(Number.isInteger)].sort((a, b) => a - b);
  if (asked === undefined) return ranks.includes(2) ? 2 : (ranks.at(-1) ?? 1);
  if (!ranks.map(String).includes(asked))
    settings.refuse('SUPER_USER_LEVEL', `"${asked}" is none of ${ranks.join(', ')}`);
  return Number(asked);
}

type Item = Pick<OfferedLevel, 'uri' | 'labels' | 'group'>;

/** An item of a list, by its URI. */
function named(isValid: (uri: string) => boolean) {
  return Type.Refine(Type.String(), (text) => {
    const { uri, labels, group = '' } = itemOf(text);
    return isValid(uri) && (labels['en'] ?? '').length <= LONGEST_NAME && group.length <= LONGEST_NAME;
  });
}

function itemsOf(settings: Settings, name: string, texts: readonly string[]): Item[] {
  const items = texts.map(itemOf);
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

/**
 * Returns the labels. One that the operator sets stands for all languages, since the usual names could mean something else.
 */
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
