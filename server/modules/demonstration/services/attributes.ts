import { attributeCalled } from '../../../../src/contracts/domain/attributes/attributeDictionary';
import type { ServiceDocument } from '../../federation/federation.module';
import type { Random } from '../random';
import type { Subject } from '../subject';

const motivations: Readonly<Record<string, readonly string[]>> = {
  uid: ['Login name within the institution', ''],
  mail: ['Notices about the account', 'To reach people about their requests'],
  displayName: ['Shown to the other members of a group', 'Shown at the top of every page'],
  givenName: ['To address people by their name'],
  sn: ['Name on forms and certificates'],
  ou: ['Decides to which department a request goes'],
  eduPersonAffiliation: ['Tells employees from students', 'Decides which prices apply'],
  eduPersonScopedAffiliation: ['Shows that a person belongs to a licensed institution'],
  eduPersonPrincipalName: ['Identifies the account', 'Login name on the cluster'],
  eduPersonEntitlement: ['Carries the right to use the service'],
  eduPersonTargetedID: ['Recognises a person without knowing who it is'],
  eduPersonAssurance: ['Shows how carefully the identity was checked'],
  eduPersonOrcid: ['Links publications to their author'],
  isMemberOf: ['Opens the folders of a team'],
  preferredLanguage: ['Chooses the language of the pages'],
  schacHomeOrganization: ['Accounting per institution', ''],
  schacPersonalUniqueCode: ['Student number for exchange of grades'],
};

const filters: Readonly<Record<string, readonly string[]>> = {
  eduPersonAffiliation: ['employee', 'student'],
  eduPersonScopedAffiliation: ['member@*'],
  eduPersonEntitlement: ['urn:mace:dir:entitlement:common-lib-terms'],
  isMemberOf: ['urn:collab:group:*'],
};

const sources: Readonly<Record<string, string>> = { isMemberOf: 'voot', eduPersonOrcid: 'eduid' };

/** Attributes that services of the demonstration declare as required. */
const required: ReadonlySet<string> = new Set([
  'uid',
  'mail',
  'eduPersonPrincipalName',
  'eduPersonScopedAffiliation',
  'eduPersonTargetedID',
  'eduPersonEntitlement',
  'isMemberOf',
  'schacPersonalUniqueCode',
]);

type Release = Pick<ServiceDocument, 'releasePolicy' | 'requestedAttributes' | 'motivations' | 'sources'>;

/**
 * Invents a release policy: none for one service in twelve, an empty one for one in sixteen, else the usual attributes
 * of such services.
 */
export function inventRelease(random: Random, subject: Subject): Release {
  const kind = random.weighted([
    [80, 'some'],
    [8, 'everything'],
    [6, 'nothing'],
  ] as const);
  if (kind === 'everything') return { motivations: {}, sources: {} };
  if (kind === 'nothing') return { releasePolicy: {}, motivations: {}, sources: {} };
  const names = random.some(subject.attributes, random.between(2, subject.attributes.length));
  return releaseOf(random, names);
}

function releaseOf(random: Random, names: readonly string[]): Required<Release> {
  const release: Required<Release> = {
    releasePolicy: {},
    requestedAttributes: {},
    motivations: {},
    sources: {},
  };
  for (const name of names) {
    const urn = attributeCalled(name);
    const narrow = filters[name];
    release.releasePolicy[urn] = narrow !== undefined && random.chance(0.35) ? [...narrow] : ['*'];
    release.requestedAttributes[urn] = { required: required.has(name), friendlyName: name };
    release.motivations[urn] = random.pick(motivations[name] ?? ['']);
    release.sources[urn] = sources[name] ?? 'idp';
  }
  return release;
}
