/** The parts of metadata that tests put together. */
const namespaces = [
  'xmlns="urn:oasis:names:tc:SAML:2.0:metadata"',
  'xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"',
  'xmlns:mdui="urn:oasis:names:tc:SAML:metadata:ui"',
  'xmlns:mdrpi="urn:oasis:names:tc:SAML:metadata:rpi"',
  'xmlns:mdattr="urn:oasis:names:tc:SAML:metadata:attribute"',
  'xmlns:shibmd="urn:mace:shibboleth:metadata:1.0"',
  'xmlns:remd="http://refeds.org/metadata"',
  'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"',
].join(' ');

export function aggregate(entities: string, attributes = 'Name="https://aggregate.example"'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${aggregateStart(attributes)}\n${entities}\n${aggregateEnd}`;
}

function aggregateStart(attributes: string): string {
  return `<EntitiesDescriptor ${namespaces} ${attributes}>`;
}

const aggregateEnd = '</EntitiesDescriptor>';

const protocol = 'protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"';

export function serviceRole(inside = '', userInterface = '', speaks = protocol): string {
  return `<SPSSODescriptor ${speaks}><Extensions><mdui:UIInfo>${userInterface}</mdui:UIInfo></Extensions>${inside}</SPSSODescriptor>`;
}

export function institutionRole(extensions = '', userInterface = ''): string {
  return `<IDPSSODescriptor ${protocol}><Extensions>${extensions}<mdui:UIInfo>${userInterface}</mdui:UIInfo></Extensions></IDPSSODescriptor>`;
}

export function entity(entityId: string, inside: string, attributes = ''): string {
  return `<EntityDescriptor entityID="${entityId}" ${attributes}>${inside}</EntityDescriptor>`;
}

export function displayName(name: string, language = 'en'): string {
  return `<mdui:DisplayName xml:lang="${language}">${name}</mdui:DisplayName>`;
}

/** Writes a service with a name, as short as it gets. */
export function namedService(entityId: string, name: string): string {
  return entity(entityId, serviceRole('', displayName(name)));
}

/** Writes an institution with a name and a scope, as short as it gets. */
export function namedInstitution(entityId: string, name: string, scope: string): string {
  return entity(entityId, institutionRole(`<shibmd:Scope>${scope}</shibmd:Scope>`, displayName(name)));
}

const certificate = 'MIIDBase64Text'.repeat(110);
const key = `<KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
const requested = ['0.9.2342.19200300.100.1.3', '2.16.840.1.113730.3.1.241', '1.3.6.1.4.1.5923.1.1.1.6']
  .map((oid) => `<RequestedAttribute Name="urn:oid:${oid}" isRequired="true"/>`)
  .join('');

/**
 * Yields the pieces of an aggregate as large as that of a large federation: about 3.5 kB an entity, one in eight an
 * institution.
 */
export function* largeAggregate(entities: number, version = 1): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${aggregateStart('Name="https://large.example"')}\n`;
  for (let index = 0; index < entities; index++) yield `${largeEntity(index, version)}\n`;
  yield aggregateEnd;
}

function largeEntity(index: number, version: number): string {
  const site = `https://entity-${index}.example`;
  const ui = ['en', 'nl', 'de', 'fr']
    .map(
      (language) =>
        displayName(`Entity ${index} ${language}`, language) +
        `<mdui:Description xml:lang="${language}">Version ${version} of what entity ${index} says about itself in this language, in one sentence.</mdui:Description>` +
        `<mdui:PrivacyStatementURL xml:lang="${language}">${site}/${language}/privacy</mdui:PrivacyStatementURL>`,
    )
    .join('');
  const consuming = `<AttributeConsumingService index="0"><ServiceName xml:lang="en">Entity ${index}</ServiceName>${requested}</AttributeConsumingService>`;
  const role =
    index % 8 === 0
      ? institutionRole(`<shibmd:Scope regexp="false">entity-${index}.example</shibmd:Scope>`, ui)
      : serviceRole(key + consuming, ui);
  const contact = `<ContactPerson contactType="technical"><GivenName>Team ${index}</GivenName><EmailAddress>mailto:team@entity-${index}.example</EmailAddress></ContactPerson>`;
  return entity(`${site}/saml`, role + contact);
}
