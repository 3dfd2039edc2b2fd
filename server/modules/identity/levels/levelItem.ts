/** Parsed item of `LOA_LEVELS`, `MFA_LEVELS` or `DEFAULT_LOA`. */
export interface LevelItem {
  readonly uri: string;
  /** Absent if the item has none. */
  readonly rank?: number;
  /** By language. A name without a language is stored as English, for all languages without a name of their own. */
  readonly labels: Readonly<Record<string, string>>;
  readonly group?: string;
}

const LONGEST_NAME = 255;
const NUMBER = /^\d+(\.\d+)?$/;
const RANK = /^[1-9]\d?(\.\d{1,2})?$/;
const IN_LANGUAGE = /^([a-z]{2}):(.*)$/;

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Parses `uri`, `uri=rank`, `uri=rank|name|group`, `uri=name|group`; names can be given by language: `nl:naam|pt:nome`.
 * Returns the fault if the text has another form. `isRanked`: a number in the first place is a rank.
 */
export function readLevelItem(text: string, isRanked: boolean): LevelItem | string {
  const [uri = '', ...more] = text.split('=').map((part) => part.trim());
  if (uri === '') return 'names no level';
  if (/\s/.test(uri)) return `"${uri}" holds a blank, which parts the levels of a login`;
  const parts = more.length > 0 ? more.join('=').split('|') : [];
  const [first = '', ...others] = parts.map((part) => part.trim());
  const hasRank = isRanked && NUMBER.test(first);
  if (hasRank && !RANK.test(first)) return `"${first}" is not a rank from 1 to 99 with at most two decimals`;
  const options = readOptions(hasRank ? others : [first, ...others]);
  return typeof options === 'string' ? options : { uri, ...(hasRank && { rank: Number(first) }), ...options };
}

function readOptions(parts: readonly string[]): Pick<LevelItem, 'labels' | 'group'> | string {
  const labels = new Map<string, string>();
  const plain: string[] = [];
  for (const part of parts) {
    if (part.length > LONGEST_NAME) return `a name is longer than ${LONGEST_NAME} characters`;
    const [, language, name = ''] = IN_LANGUAGE.exec(part) ?? [];
    if (language === undefined) {
      plain.push(part);
      continue;
    }
    if (languageNames.of(language) === undefined) return `"${language}" is not a language`;
    if (labels.has(language)) return `has two names in ${language}`;
    if (name.trim() === '') return `has no name after "${language}:"`;
    labels.set(language, name.trim());
  }
  const [label, group, ...rest] = plain;
  if (rest.length > 0) return `"${rest.join('|')}" follows the name and the group`;
  if (label && labels.has('en')) return `has two names in en: "${label}" and "${labels.get('en') ?? ''}"`;
  if (label) labels.set('en', label);
  return { labels: Object.fromEntries(labels), ...(group && { group }) };
}
