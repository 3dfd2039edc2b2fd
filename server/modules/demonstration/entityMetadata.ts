import { createHash } from 'node:crypto';
import type { Localised } from '../../../src/contracts/wire/common';
import type { InstitutionDocument, ServiceDocument } from '../federation/federation.module';

/** Namespaces of SAML metadata and its extensions, by the usual prefixes. */
const NAMESPACES: Readonly<Record<string, string>> = {
  md: 'urn:oasis:names:tc:SAML:2.0:metadata',
  mdui: 'urn:oasis:names:tc:SAML:metadata:ui',
  shibmd: 'urn:mace:shibboleth:metadata:1.0',
};
const SAML1 = 'urn:oasis:names:tc:SAML:1.1:protocol';
const SAML2 = 'urn:oasis:names:tc:SAML:2.0:protocol';
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** Element in canonical form, which sorts attributes and declares a namespace at its first use. */
interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

function element(
  name: string,
  attributes: XmlElement['attributes'],
  content: XmlElement['content'] = '',
): XmlElement {
  return { name, attributes, content };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inText = (text: string) => text.replace(/[&<>]/g, (one) => ENTITIES[one] ?? one);
const inAttribute = (text: string) => text.replace(/[&<"]/g, (one) => ENTITIES[one] ?? one);

function written({ name, attributes, content }: XmlElement, declared: readonly string[] = []): string {
  const [prefix = ''] = name.split(':');
  const own = declared.includes(prefix) ? '' : ` xmlns:${prefix}="${NAMESPACES[prefix]}"`;
  // Attributes without a namespace come first.
  const key = (attribute: string) => (attribute.includes(':') ? `\uffff${attribute}` : attribute);
  const attributesText = Object.entries(attributes)
    .sort(([a], [b]) => (key(a) < key(b) ? -1 : 1))
    .map(([attribute, value]) => ` ${attribute}="${inAttribute(value)}"`);
  const inside =
    typeof content === 'string'
      ? inText(content)
      : content.map((one) => written(one, [...declared, prefix])).join('');
  return `<${name}${own}${attributesText.join('')}>${inside}</${name}>`;
}

function inLanguages(name: string, texts: Localised): XmlElement[] {
  return Object.entries(texts).flatMap(([language, text]) =>
    text ? [element(name, { 'xml:lang': language }, text)] : [],
  );
}

/** Returns an endpoint of an invented entity. Its domain is reserved, so that nothing is ever sent there. */
function endpoint(name: string, entityId: string, path: string, more: Record<string, string>): XmlElement {
  const { origin } = new URL(entityId);
  const Binding = name === 'md:SingleSignOnService' ? REDIRECT : POST;
  return element(name, { Binding, Location: `${origin}${path}`, ...more });
}

function organization(names: Localised, urls: Localised, entityId: string): XmlElement {
  const pages = Object.keys(urls).length > 0 ? urls : { en: new URL(entityId).origin };
  return element('md:Organization', {}, [
    ...inLanguages('md:OrganizationName', names),
    ...inLanguages('md:OrganizationDisplayName', names),
    ...inLanguages('md:OrganizationURL', pages),
  ]);
}

function info({ names, descriptions }: Pick<ServiceDocument, 'names' | 'descriptions'>): XmlElement {
  return element('mdui:UIInfo', {}, [
    ...inLanguages('mdui:DisplayName', names),
    ...inLanguages('mdui:Description', descriptions),
  ]);
}

/** Returns minimal metadata of an invented institution, in exclusive canonical form. */
export function institutionXml(entityID: string, document: InstitutionDocument): string {
  const scopes = document.scopes.map((scope) => element('shibmd:Scope', { regexp: 'false' }, scope));
  return written(
    element('md:EntityDescriptor', { entityID }, [
      element('md:IDPSSODescriptor', { protocolSupportEnumeration: SAML2 }, [
        element('md:Extensions', {}, [...scopes, info(document)]),
        endpoint('md:SingleSignOnService', entityID, '/saml/sso', {}),
      ]),
      organization(document.names, document.homeUrls, entityID),
    ]),
  );
}

/** Returns minimal metadata of an invented service, in exclusive canonical form. */
export function serviceXml(entityID: string, document: ServiceDocument): string {
  const requested = Object.keys(document.releasePolicy ?? {}).map((Name) =>
    element('md:RequestedAttribute', {
      Name,
      NameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
      ...(document.requestedAttributes?.[Name]?.required && { isRequired: 'true' }),
    }),
  );
  const consuming = element('md:AttributeConsumingService', { index: '0' }, [
    ...inLanguages('md:ServiceName', document.names),
    ...requested,
  ]);
  return written(
    element('md:EntityDescriptor', { entityID }, [
      element('md:SPSSODescriptor', { protocolSupportEnumeration: document.saml1Only ? SAML1 : SAML2 }, [
        element('md:Extensions', {}, [info(document)]),
        endpoint('md:AssertionConsumerService', entityID, '/saml/acs', { index: '0', isDefault: 'true' }),
        ...(requested.length > 0 ? [consuming] : []),
      ]),
      organization(document.organisations, document.organisationUrls, entityID),
    ]),
  );
}

export function hashOf(xml: string): string {
  return createHash('sha256').update(xml).digest('base64url');
}
