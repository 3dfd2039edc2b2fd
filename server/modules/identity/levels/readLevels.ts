import { Type, type Static } from 'typebox';
import { levelOf } from '../../../../src/contracts/domain/services/level';
import { multiFactorLabel } from '../../../../src/contracts/domain/services/multiFactor';
import type { Config } from '../../../platform/config/config';
import type { OfferedLevel } from './offeredLevel';
import type { Translations } from '../../../platform/text/sentences';
import type { Settings } from '../../../platform/config/settings';
import { knownAssurance, knownMultiFactor } from './knownLevels';
import { readLevelItem, type LevelItem } from './levelItem';

const LEVEL_PREFIX = 'http://idp-dashboard.example/assurance/loa';
const LEVELS = ['1.5', '2', '3'].map((rank) => LEVEL_PREFIX + rank);
const MULTI_FACTOR = ['https://refeds.org/profile/mfa', 'http://schemas.microsoft.com/claims/multipleauthn'];
const HOUR = 3600;
/** Lowest rank that a change needs. */
const RANK_OF_CHANGES = 2;

const LevelSettings = Type.Object({
  DEFAULT_LOA: Type.String({
    default: `${LEVEL_PREFIX}1`,
    otherwise: `\`${LEVEL_PREFIX}1\`; production needs it`,
    description: 'the `acr` of the lowest level, which every login has; `uri=name` names it',
  }),
  LOA_LEVELS: Type.Array(Type.String(), {
    default: LEVELS,
    otherwise: '1.5, 2 and 3 of the same beginning; production needs it, except with `STEP_UP=0`',
    description:
      'the levels above, each an `acr` and its rank: `uri=rank`, `uri=rank|name`, `uri=rank|en:name|nl:naam`; one that ends in `loa` and a number needs no rank ([levels](LOGIN.md#levels))',
  }),
  MFA_LEVELS: Type.Array(Type.String(), {
    default: MULTI_FACTOR,
    otherwise: 'REFEDS MFA, Microsoft',
    description: 'multi-factor values in their order: `uri`, `uri=name` or `uri=name|group`',
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
        'rank for desk steps, invitations and other institutions; `1`: any, as an existing client expects',
    }),
  ),
});

/** Reads the assurance levels and multi-factor values. */
export function readLevels(
  settings: Settings,
  mode: Config['mode'],
  translations: Translations,
): Config['levels'] {
  const read = settings.read(LevelSettings, mode === 'production' ? { LOA_LEVELS: [] } : {});
  if (mode === 'production') requireLevels(settings, read);
  const [lowest = { uri: read.DEFAULT_LOA, labels: {} }] = itemsOf(settings, 'DEFAULT_LOA', [
    read.DEFAULT_LOA,
  ]);
  const items = itemsOf(settings, 'LOA_LEVELS', read.LOA_LEVELS, rankFault);
  const offered = items
    .map((item) => assured(item, item.rank ?? levelOf(item.uri)?.rank ?? 0, translations))
    .sort((a, b) => a.rank - b.rank);
  if (
    read.STEP_UP &&
    items.length > 0 &&
    items.length === read.LOA_LEVELS.length &&
    !offered.some(isForChanges)
  )
    settings.refuse(
      'LOA_LEVELS',
      `no level has rank ${RANK_OF_CHANGES} or a higher one, so no one could change anything; STEP_UP=0 asks for none`,
    );
  return {
    lowest: assured(lowest, 1, translations),
    offered,
    stepUpEnabled: read.STEP_UP,
    seconds: read.LEVEL_SECONDS,
    superUser: superUserLevel(settings, offered, read.SUPER_USER_LEVEL),
    multiFactor: itemsOf(settings, 'MFA_LEVELS', read.MFA_LEVELS, multiFactorFault).map((item, index) => {
      const known = knownMultiFactor(item.uri, translations);
      return { ...known, ...item, rank: index + 1, labels: labelsOf(item, known) };
    }),
  };
}

/** The levels of the demonstration mean nothing to another provider: every login would have an unknown one. */
function requireLevels(settings: Settings, { STEP_UP: isNeeded }: Static<typeof LevelSettings>): void {
  settings.require('DEFAULT_LOA', 'production needs the `acr` that your provider gives to every login');
  if (isNeeded)
    settings.require(
      'LOA_LEVELS',
      'production needs the levels of your provider above DEFAULT_LOA, each with its rank; STEP_UP=0 asks for none',
    );
}

function isForChanges({ rank }: OfferedLevel): boolean {
  return rank >= RANK_OF_CHANGES;
}

function superUserLevel(settings: Settings, offered: readonly OfferedLevel[], requested?: string): number {
  // Only whole ranks are allowed: 1.5 is 1 on the wire, so that no login would ever appear to have it.
  const whole = new Set([1, ...offered.map(({ rank }) => rank).filter(Number.isInteger)]);
  const ranks = [...whole].sort((a, b) => a - b);
  if (requested === undefined) return ranks.includes(2) ? 2 : (ranks.at(-1) ?? 1);
  if (!ranks.map(String).includes(requested))
    settings.refuse('SUPER_USER_LEVEL', `"${requested}" is none of ${ranks.join(', ')}`);
  return Number(requested);
}

/** Reads a list. An invalid or repeated item is refused with its place in the list. */
function itemsOf(
  settings: Settings,
  name: 'DEFAULT_LOA' | 'LOA_LEVELS' | 'MFA_LEVELS',
  texts: readonly string[],
  faultOf: (item: LevelItem) => string | undefined = () => undefined,
): LevelItem[] {
  const places = new Map<string, number>();
  return texts.flatMap((text, index) => {
    const at = texts.length > 1 ? `place ${index + 1}, "${text}": ` : `"${text}": `;
    const item = readLevelItem(text, name === 'LOA_LEVELS');
    const fault = typeof item === 'string' ? item : faultOf(item);
    const before = typeof item === 'string' ? undefined : places.get(item.uri);
    if (fault !== undefined || typeof item === 'string') {
      settings.refuse(name, at + (fault ?? ''));
      return [];
    }
    if (before !== undefined) {
      settings.refuse(name, `${at}names the level of place ${before} again`);
      return [];
    }
    places.set(item.uri, index + 1);
    return [item];
  });
}

function rankFault({ uri, rank, labels: { en } }: LevelItem): string | undefined {
  if (rank !== undefined || levelOf(uri)) return undefined;
  return en === undefined
    ? `has no rank, and its end is not loa and a number: write ${uri}=2`
    : `"${en}" is not a rank from 1 to 99`;
}

/** Returns the fault of a multi-factor value. Some of the usual values are short names. */
function multiFactorFault({ uri }: LevelItem): string | undefined {
  const isKnown = multiFactorLabel(uri) !== undefined || URL.canParse(uri);
  return isKnown ? undefined : `"${uri}" is not a URI`;
}

function assured(item: LevelItem, rank: number, translations: Translations): OfferedLevel {
  const known = knownAssurance(item.uri, translations);
  const short = Object.keys(item.labels).length > 0 ? item.labels : known.short;
  return { ...item, rank, labels: labelsOf(item, known), ...(short && { short }) };
}

/**
 * Returns the labels. If the operator sets one, it applies to all languages, since the usual names may mean something
 * else.
 */
function labelsOf({ labels }: LevelItem, known: Pick<OfferedLevel, 'labels'> | undefined) {
  return Object.keys(labels).length > 0 ? labels : (known?.labels ?? {});
}
