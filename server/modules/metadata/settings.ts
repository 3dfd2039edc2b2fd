import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';
import type { InstitutionMap } from './separation';

const MapFile = Type.Record(Type.String(), Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }));
/** IDs with a colon are made here. */
const OWN_ID = /^[^:\s]+$/;

const MetadataSettings = Type.Object({
  INSTITUTION_MAP: Type.Optional(
    Type.String({
      description:
        'JSON file that says which identity providers form one institution: institution ids, each with a list of entity ids',
    }),
  ),
  ABSENCE_DAYS: Type.Integer({
    default: 30,
    minimum: 0,
    maximum: 3650,
    description: 'days for which an institution stays that no feed names any more',
  }),
});

/** Reads the settings for all feeds. */
export function readMetadataSettings(settings: Settings): Config['metadata'] {
  const { INSTITUTION_MAP: file, ABSENCE_DAYS: absenceDays } = settings.read(MetadataSettings);
  return { absenceDays, institutions: file === undefined ? {} : institutionsIn(file, settings) };
}

function institutionsIn(file: string, settings: Settings): InstitutionMap {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Value.Check(MapFile, content) && Object.keys(content).every((id) => OWN_ID.test(id)))
      return checked(content, settings);
    settings.refuse(
      'INSTITUTION_MAP',
      `${file} is not an object of institution ids with lists of entity ids`,
    );
  } catch (error) {
    settings.refuse('INSTITUTION_MAP', error instanceof Error ? error.message : String(error));
  }
  return {};
}

/** Refuses an identity provider of two institutions; which one counts would be chance. */
function checked(map: InstitutionMap, settings: Settings): InstitutionMap {
  const members = Object.values(map).flat();
  const twice = members.find((entityId, index) => members.indexOf(entityId) !== index);
  if (twice !== undefined) settings.refuse('INSTITUTION_MAP', `${twice} is in it more than once`);
  return map;
}

declare module '../../platform/config/config' {
  interface Config {
    readonly metadata: {
      /** Number of days that an institution stays after the last feed named it. */
      readonly absenceDays: number;
      /** Identity providers of each institution, as configured by the operator. */
      readonly institutions: InstitutionMap;
    };
  }
}
