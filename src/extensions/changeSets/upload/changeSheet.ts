import { MOST_IN_SET } from '../contract/changeSet';
import { csvRows } from '../../../contracts/domain/csv';
import type { NamedLevel } from '../../../contracts/domain/services/level';
import type { Texts } from '../../../contracts/domain/person/person';
import { settingKinds, type ServiceSubject } from '../../../contracts/domain/services/settingKinds';
import type { WantedChange } from '../contract/changeSet.wire';
import type { ConsentType, EntityType } from '../../../contracts/wire/enumerations';
import type { UploadDraft } from './upload.draft';

/** The possible values in a sheet of changes, besides services. */
export interface SheetValues {
  /** Assurance levels that can be requested, lowest first. */
  readonly levels: readonly NamedLevel[];
  /** Multi-factor values, as this federation calls them. */
  readonly multiFactor: readonly { readonly uri: string; readonly names?: Texts }[];
}

interface SheetService {
  readonly entityId: string;
  readonly type: EntityType;
  readonly name: string;
}

/** The reason why a file cannot be read; `line` if the fault is on one. */
export interface SheetFault {
  readonly fault: 'tooLarge' | 'unread' | 'tooMany' | 'noHeader' | 'broken' | 'empty';
  readonly line?: number;
}

interface GoodLine {
  readonly line: number;
  readonly name: string;
  readonly wanted: WantedChange;
}

interface WrongLine {
  readonly line: number;
  /** The cells of the line: entity id, change and value. */
  readonly cells: readonly string[];
  readonly why: LineFault;
  /** The line that asks for the same, or for another value of the same. */
  readonly first?: number;
}

export type LineFault =
  | 'noEntityId'
  | 'unknownService'
  | 'severalServices'
  | 'unknownChange'
  | 'notOffered'
  | 'needless'
  | 'duplicate'
  | 'otherValue';

export interface ReadSheet {
  readonly good: readonly GoodLine[];
  readonly wrong: readonly WrongLine[];
}

/** Returns the lines of a file that can be added. */
export function goodLines(sheet: SheetFault | ReadSheet | null): readonly GoodLine[] {
  return sheet && 'good' in sheet ? sheet.good : [];
}

/** Names of the columns, the same in every language. */
export const COLUMNS = ['entity id', 'change', 'value'] as const;
/** Takes multi-factor away, which an empty value does not say. */
const WITHOUT = 'none';
const CONSENTS: readonly ConsentType[] = ['NO_CONSENT', 'MINIMAL_CONSENT', 'DEFAULT_CONSENT'];
const subjects = Object.keys(settingKinds) as readonly ServiceSubject[];
const EXAMPLE = 'https://service.example/metadata';

/** Returns the rows of a template: the names of the columns, and a line for each change and value that can be written. */
export function templateRows({ levels, multiFactor }: SheetValues): readonly (readonly string[])[] {
  const settings: Readonly<Record<ServiceSubject, readonly string[]>> = {
    strongAuthentication: levels.map(({ uri }) => uri),
    multiFactor: [...multiFactor.map(({ uri }) => uri), WITHOUT],
    consent: CONSENTS,
  };
  const rows: readonly (readonly [string, string])[] = [
    ['connect', ''],
    ...levels.slice(0, 1).map(({ uri }) => ['connect', uri] as const),
    ['disconnect', ''],
    ...subjects.flatMap((subject) =>
      settings[subject].map((value) => [settingKinds[subject].sheet, value] as const),
    ),
  ];
  return [COLUMNS, ...rows.map((row) => [EXAMPLE, ...row])];
}

/** Reads a sheet of changes: `entity id`, `change` and `value`, in columns of any order, among others. */
export function readSheet(
  { text, tooLarge, unread }: UploadDraft,
  services: readonly SheetService[],
  values: SheetValues,
): SheetFault | ReadSheet {
  if (tooLarge) return { fault: 'tooLarge' };
  if (unread) return { fault: 'unread' };
  const [header, ...rows] = csvRows(text);
  const names = header?.cells?.map((cell) => cell.trim().toLowerCase()) ?? [];
  const places = COLUMNS.map((column) => names.indexOf(column));
  if (places.includes(-1)) return { fault: 'noHeader' };
  const broken = rows.find(({ cells }) => cells === null);
  if (broken) return { fault: 'broken', line: broken.line };
  if (rows.length === 0) return { fault: 'empty' };
  if (rows.length > MOST_IN_SET) return { fault: 'tooMany' };

  const known = new Map<string, SheetService[]>();
  for (const one of services) known.set(one.entityId, [...(known.get(one.entityId) ?? []), one]);
  const lines = new Map<string, GoodLine>();
  const good: GoodLine[] = [];
  const wrong: WrongLine[] = [];
  for (const { line, cells } of rows) {
    const [entityId = '', change = '', value = ''] = places.map((place) => cells?.[place]?.trim());
    const texts = [entityId, change, value];
    const [service, another] = known.get(entityId) ?? [];
    const wanted = service && wantedOf(service, change, value, values);
    if (entityId === '') wrong.push({ line, cells: texts, why: 'noEntityId' });
    else if (!service) wrong.push({ line, cells: texts, why: 'unknownService' });
    else if (another) wrong.push({ line, cells: texts, why: 'severalServices' });
    else if (typeof wanted !== 'object') wrong.push({ line, cells: texts, why: wanted ?? 'unknownChange' });
    else {
      const subject = `${wanted.kind} ${entityId}`;
      const first = lines.get(subject);
      const own = { line, name: service.name, wanted };
      if (first) {
        const isSame = JSON.stringify(first.wanted) === JSON.stringify(wanted);
        wrong.push({ line, cells: texts, why: isSame ? 'duplicate' : 'otherValue', first: first.line });
      } else {
        lines.set(subject, own);
        good.push(own);
      }
    }
  }
  return { good, wrong };
}

/** Returns what a line wants, or why that cannot be. */
function wantedOf(
  { entityId: service, type: serviceType }: SheetService,
  change: string,
  value: string,
  values: SheetValues,
): WantedChange | LineFault {
  const about = { service, serviceType };
  const wanted = change.toLowerCase();
  if (wanted === 'connect') {
    if (value === '') return { kind: 'connect', ...about };
    const level = levelIn(values.levels, value);
    return level === undefined ? 'notOffered' : { kind: 'connect', ...about, level };
  }
  if (wanted === 'disconnect') return value === '' ? { kind: 'disconnect', ...about } : 'needless';
  const subject = subjects.find((one) => settingKinds[one].sheet === wanted);
  if (!subject) return 'unknownChange';
  const requested = settingReaders[subject](value, values);
  return requested ? { ...requested, ...about } : 'notOffered';
}

type OfService = 'service' | 'serviceType';
type RequestedSetting<Subject extends ServiceSubject> = Omit<
  Extract<WantedChange, { readonly kind: Subject }>,
  OfService
>;

/** Read the value of each setting; undefined: it is not offered. */
const settingReaders: {
  readonly [Subject in ServiceSubject]: (
    value: string,
    values: SheetValues,
  ) => RequestedSetting<Subject> | undefined;
} = {
  strongAuthentication(value, { levels }) {
    const loaLevel = levelIn(levels, value);
    return loaLevel === undefined ? undefined : { kind: 'strongAuthentication', loaLevel };
  },
  multiFactor(value, { multiFactor }) {
    const found = multiFactor.find(({ uri, names = {} }) => isOneOf(value, [uri, ...Object.values(names)]));
    const authnContextLevel = isOneOf(value, [WITHOUT]) ? '' : found?.uri;
    return authnContextLevel === undefined ? undefined : { kind: 'multiFactor', authnContextLevel };
  },
  consent(value) {
    const type = CONSENTS.find((one) => isOneOf(value.replaceAll(/[\s-]+/g, '_'), [one]));
    return type && { kind: 'consent', type };
  },
};

/** A level is named by its URI, by its rank, or as the installation calls it. */
function levelIn(levels: readonly NamedLevel[], value: string): string | undefined {
  return levels.find(({ uri, rank, labels = {}, short = {} }) =>
    isOneOf(value, [uri, String(rank), ...Object.values(labels), ...Object.values(short)]),
  )?.uri;
}

function isOneOf(value: string, names: readonly string[]): boolean {
  return names.some((name) => name.toLowerCase() === value.toLowerCase());
}
