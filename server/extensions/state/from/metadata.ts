import { Refusal } from '../../../platform/control/refusal';
import {
  importSource,
  MetadataError,
  openSource,
  readMetadata,
  type MetadataEntity,
} from '../../../modules/metadata/metadata.module';
import type { Adapter } from './adapter';

export interface MetadataSource {
  /** Path of a file, or an address that begins with https. */
  readonly place: string;
  /** Entity attributes of services, by name, whose values describe their connections. */
  readonly attributes: {
    /** Entity IDs of the institutions that may use it. */
    readonly allowedBy?: string;
    /** The level, or the multi-factor value, that logins to it need. */
    readonly level?: string;
    readonly multiFactor?: string;
  };
}

const CATEGORY = 'http://macedir.org/entity-category';
const SUPPORT = 'http://macedir.org/entity-category-support';
const LARGEST = 512 * 1024 * 1024;

interface Party {
  readonly entityId: string;
  readonly attributes: MetadataEntity['attributes'];
}

/**
 * Reads connections from the entity attributes of a SAML aggregate: an institution that supports a category releases to
 * every service in it, and the operator's own attribute may name the institutions of a service. Throws Refusal.
 */
export const fromMetadata: Adapter<MetadataSource> = async function* ({ place, attributes }, note) {
  const { institutions, services } = await partiesIn(place);
  const ids = new Set(institutions.map(({ entityId }) => entityId));
  const supporters = supportersOf(institutions);
  let connections = 0;
  for (const { entityId: service, attributes: own } of services) {
    const named = attributes.allowedBy === undefined ? [] : (own[attributes.allowedBy] ?? []);
    const strangers = named.filter((institution) => !ids.has(institution));
    if (strangers.length > 0)
      note(`${service} names ${strangers.join(', ')}, which the metadata does not have.`);
    const byCategory = (own[CATEGORY] ?? []).flatMap((category) => supporters.get(category) ?? []);
    const level = oneOf(own, attributes.level, service, note);
    const multiFactor = oneOf(own, attributes.multiFactor, service, note);
    for (const institution of new Set([...named, ...byCategory])) {
      connections += 1;
      yield {
        kind: 'connection',
        institution,
        service,
        ...(level !== undefined && { level }),
        ...(multiFactor !== undefined && { multiFactor }),
      };
    }
  }
  if (connections === 0)
    note('No institution supports a category that a service is in, and no attribute says who may use what.');
};

async function partiesIn(place: string) {
  const institutions: Party[] = [];
  const services: Party[] = [];
  try {
    const opened = await openSource(importSource(place));
    if (!opened) throw new Refusal(`${place} has nothing in it`);
    await readMetadata(opened, {
      now: new Date(),
      allowExpired: true,
      maxBytes: LARGEST,
      onEntity({ entityId, attributes, identityProvider, serviceProvider }) {
        if (identityProvider) institutions.push({ entityId, attributes });
        if (serviceProvider) services.push({ entityId, attributes });
      },
      onPortion: async () => undefined,
    });
  } catch (error) {
    throw error instanceof MetadataError ? new Refusal(error.message) : error;
  }
  return { institutions, services };
}

function supportersOf(institutions: readonly Party[]): ReadonlyMap<string, readonly string[]> {
  const supporters = new Map<string, string[]>();
  for (const { entityId, attributes } of institutions)
    for (const category of attributes[SUPPORT] ?? [])
      supporters.set(category, [...(supporters.get(category) ?? []), entityId]);
  return supporters;
}

/** A service may name several; which of them counts would be chance. */
function oneOf(
  own: Party['attributes'],
  name: string | undefined,
  service: string,
  note: (sentence: string) => void,
): string | undefined {
  const [value, ...others] = name === undefined ? [] : [...new Set(own[name] ?? [])];
  if (others.length === 0) return value;
  note(`${service} says several things by ${name}; none of them is taken.`);
  return undefined;
}
