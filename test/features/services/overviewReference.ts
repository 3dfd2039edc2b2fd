import { keyOf, type Catalogue, type ListedService } from '../../../src/contracts/domain/services/catalogue';
import type { Circumstances, ListQuestion } from '../../../src/features/services/overview.types';
import { normalise } from '../../../src/lib/normalise';

/**
 * The overview again, as plainly as it can be said: every service is asked every question, nothing is remembered. What
 * the engine answers has to be the same.
 */
export function plainAnswer(catalogue: Catalogue, circumstances: Circumstances, question: ListQuestion) {
  const listed = catalogue.services.filter((service) => isListed(service, circumstances));
  const facets = facetsOf(catalogue, circumstances);
  const passes = (service: ListedService, but?: string) =>
    matches(service, catalogue, question.search) &&
    facets.every(({ key }) => key === but || passesFacet(service, key, circumstances, question));
  const result = listed.filter((service) => passes(service));
  const count = (facet: string, value: string) => {
    const all = facet === 'attributes' || (facet === 'entity_category' && question.allCategories);
    const beside = all ? result : listed.filter((service) => passes(service, facet));
    return beside.filter((service) => has(service, facet, value, circumstances)).length;
  };
  return { listed, result: sorted(result, question), keys: facets.map(({ key }) => key), count };
}

function isListed(service: ListedService, { list, state, guest }: Circumstances): boolean {
  if (service.state !== state) return false;
  if (guest && service.idpVisibleOnly) return false;
  return list === 'all' || (service.connected && !guest);
}

function facetsOf({ facets }: Catalogue, { list, guest, superUser, consentEnabled }: Circumstances) {
  const own = [
    { key: 'connection', shown: !guest && list === 'all' },
    { key: 'used_by_idp', shown: !guest },
    { key: 'authorization_rules', shown: !guest },
    { key: 'interfed_source', shown: true },
    { key: 'entity_category', shown: true },
    { key: 'strong_authentication', shown: !guest },
    { key: 'mfa', shown: !guest },
    { key: 'attributes', shown: true },
    { key: 'type_consent', shown: !guest && consentEnabled },
    { key: 'manipulation_notes', shown: superUser },
  ];
  return [...own.filter(({ shown }) => shown), ...facets];
}

function passesFacet(
  service: ListedService,
  key: string,
  circumstances: Circumstances,
  question: ListQuestion,
): boolean {
  const ticked = question.ticked[key] ?? [];
  if (ticked.length === 0) return true;
  const all = key === 'attributes' || (key === 'entity_category' && question.allCategories);
  return all
    ? ticked.every((value) => has(service, key, value, circumstances))
    : ticked.some((value) => has(service, key, value, circumstances));
}

function has(service: ListedService, facet: string, value: string, circumstances: Circumstances): boolean {
  const yes = (is: boolean) => value === (is ? 'yes' : 'no');
  const { entityId, connected } = service;
  const stepUp = circumstances.stepUp.findLast(({ name }) => name === entityId)?.level;
  const mfa = circumstances.multiFactor.findLast(({ name }) => name === entityId)?.level;
  const knownMfa = ['https://refeds.org/profile/mfa', 'http://schemas.microsoft.com/claims/multipleauthn'];
  switch (facet) {
    case 'connection':
      return yes(connected);
    case 'used_by_idp':
      return yes(
        service.institutionId !== undefined && service.institutionId === circumstances.institutionId,
      );
    case 'authorization_rules':
      return yes(connected && (circumstances.withPolicies?.has(entityId) ?? false));
    case 'interfed_source':
      return value === (service.source || circumstances.ownSource);
    case 'entity_category':
      return knownCategories.includes(value) && service.entityCategories.includes(value);
    case 'strong_authentication':
      if (value === 'NONE') return !service.minimalLevel && !stepUp;
      return value === `SP_${service.minimalLevel}` || value === `IDP_${stepUp}`;
    case 'mfa':
      if (value === 'NONE') return !mfa;
      if (value === 'OTHER') return mfa !== undefined && !knownMfa.includes(mfa);
      return knownMfa.includes(value) && value === mfa;
    case 'attributes':
      return service.released === 'everything' ? !service.manipulation : service.released.includes(value);
    case 'type_consent':
      return value === (circumstances.consents?.[entityId] ?? 'MINIMAL_CONSENT');
    case 'manipulation_notes':
      return yes(service.annotated);
    default:
      return service.categories[facet]?.includes(value) ?? false;
  }
}

const knownCategories = [
  'http://www.geant.net/uri/dataprotection-code-of-conduct/v1',
  'https://refeds.org/category/code-of-conduct/v2',
  'http://refeds.org/category/research-and-scholarship',
];

function matches(service: ListedService, { texts }: Catalogue, search: string): boolean {
  const whole = normalise(search.trim());
  if (whole === '') return true;
  const words = whole.split(/\s+/);
  const lines = [
    `${service.name} ${service.organisation}`,
    ...(texts?.get(keyOf(service))?.split('\n') ?? []),
  ];
  return (
    normalise(service.entityId).includes(whole) ||
    lines.some((line) => words.every((word) => normalise(line).includes(word)))
  );
}

function sorted(services: readonly ListedService[], { sort, connectedFirst }: ListQuestion) {
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
  const byName = services.toSorted((a, b) => compare(a.name, b.name));
  const inOrder =
    sort === 'name'
      ? byName
      : byName.toSorted(
          (a, b) =>
            Number(a.organisation === '') - Number(b.organisation === '') ||
            compare(a.organisation, b.organisation),
        );
  return connectedFirst ? inOrder.toSorted((a, b) => Number(b.connected) - Number(a.connected)) : inOrder;
}
