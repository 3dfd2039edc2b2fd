import { attributeDictionary } from '../../../../src/contracts/domain/attributes/attributeDictionary';
import type { ServiceDocument } from '../../federation/federation.module';
import { fixedRelations } from './inventFixedServices';
import type { SeedService } from './seedService';

/** Places of the ordinary services, which are no landmarks, that get a rare property: one connected, one not. */
const WITHOUT_TEXTS = [90, 150];
const WITH_NUMBERS = [20, 75, 120, 210];
const WITHOUT_SAML_2 = [45, 130];

/** This arc is reserved for examples (RFC 5612), so that it is in no dictionary. */
const UNKNOWN_ATTRIBUTE = 'urn:oid:1.3.6.1.4.1.32473.1.7';

/**
 * Adds properties that few services of a real federation have, to show them: no text at all, attributes by OID, or no
 * SAML 2.0.
 */
export function addRarities(services: readonly SeedService[]): void {
  const ordinary = services.filter(
    ({ entity_type, entity_id, state, hidden, idp_visible_only }) =>
      (entity_type === 'saml20_sp' || entity_type === 'oidc10_rp') &&
      state === 'prodaccepted' &&
      !hidden &&
      !idp_visible_only &&
      !fixedRelations.has(entity_id),
  );
  for (const { document } of chosen(ordinary, WITHOUT_TEXTS)) {
    Object.assign(document, {
      names: {},
      displayNames: {},
      descriptions: {},
      organisations: {},
      keywords: {},
    });
  }
  const saml = ordinary.filter(({ entity_type }) => entity_type === 'saml20_sp');
  for (const { document } of chosen(saml, WITHOUT_SAML_2)) document.saml1Only = true;
  const releasing = ordinary.filter(({ document }) => Object.keys(document.releasePolicy ?? {}).length > 0);
  for (const { document } of chosen(releasing, WITH_NUMBERS)) nameByNumbers(document);
}

function chosen(services: readonly SeedService[], places: readonly number[]): SeedService[] {
  return places.flatMap((place) => services[place] ?? []);
}

const numbers = new Map(
  attributeDictionary.map(({ urn, aliases }) => [urn, aliases.find((name) => name.startsWith('urn:oid:'))]),
);

/** Renames attributes to their names in SAML metadata, and adds one that no dictionary contains. */
function nameByNumbers(document: ServiceDocument): void {
  const renamed = <Value>(values: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).map(([urn, value]) => [numbers.get(urn) ?? urn, value]));
  const { requestedAttributes = {} } = document;
  document.requestedAttributes = {
    ...renamed(requestedAttributes),
    [UNKNOWN_ATTRIBUTE]: { required: false, friendlyName: 'libraryCardNumber' },
  };
  document.releasePolicy = { ...renamed(document.releasePolicy ?? {}), [UNKNOWN_ATTRIBUTE]: ['*'] };
  document.motivations = renamed(document.motivations);
  document.sources = renamed(document.sources);
}
