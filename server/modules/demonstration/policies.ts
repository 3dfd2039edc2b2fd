import type { Insertable } from 'kysely';
import {
  nameKeyOf,
  type PolicyDocument,
  type PolicyRevisionTable,
  type PolicyTable,
} from '../policies/policies.module';
import type { SeedInstitution } from './institutions';
import { policyStories, type PolicyCircle, type PolicyStory } from './policyStories';
import type { SeedService } from './services/seedService';
import { slug } from './services/words';

const DAY = 86_400_000;

export interface SeedPolicies {
  readonly policies: Insertable<PolicyTable>[];
  readonly revisions: Insertable<PolicyRevisionTable>[];
}

type Circles = Readonly<Record<PolicyCircle, readonly string[]>>;

/**
 * Invents the policies of Harwick University and others, for the services that exist. Institutions are ordered as by
 * `inventInstitutions`.
 */
export function inventPolicies(
  institutions: readonly SeedInstitution[],
  services: readonly SeedService[],
  now: Date,
): SeedPolicies {
  const ids = institutions.map(({ entity_id }) => entity_id);
  const [harwick, medicalCentre, , elsewhere] = ids;
  const seeded: SeedPolicies = { policies: [], revisions: [] };
  if (harwick === undefined || medicalCentre === undefined || elsewhere === undefined) return seeded;
  const circles: Circles = {
    harwick: [harwick],
    'medical centre': [medicalCentre],
    'harwick and elsewhere': [harwick, elsewhere],
    everybody: [],
  };
  for (const story of policyStories) {
    const service = services.find(({ document }) => document.names['en'] === story.service)?.entity_id;
    if (service === undefined) continue;
    const authority = story.elsewhere ? elsewhere : harwick;
    addStory(seeded, story, { service, authority, institutions: circles[story.circle] }, now);
  }
  return seeded;
}

interface Parties {
  readonly service: string;
  readonly authority: string;
  readonly institutions: readonly string[];
}

function addStory(seeded: SeedPolicies, story: PolicyStory, parties: Parties, now: Date): void {
  const id = slug(story.name);
  let document: PolicyDocument = {
    type: 'reg',
    name: story.name,
    description: '',
    services: [parties.service],
    institutions: parties.institutions,
    deny: false,
    allAttributesMustMatch: true,
    attributes: [],
    denyMessages: { en: '', nl: '', pt: '' },
    active: true,
    activatedSr: false,
  };
  story.steps.forEach(({ daysAgo, author, changes }, index) => {
    document = { ...document, ...changes };
    seeded.revisions.push({
      policy_id: id,
      number: index + 1,
      document: JSON.stringify(document),
      author,
      authority: parties.authority,
      saved_at: new Date(now.getTime() - daysAgo * DAY),
    });
  });
  seeded.policies.push({ id, name_key: nameKeyOf(story.name), revision: story.steps.length });
}
