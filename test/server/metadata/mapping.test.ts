import type { MetadataEntity, ServiceProviderRole } from '../../../server/modules/metadata/reading/entity';
import { mappedInstitution } from '../../../server/modules/metadata/reading/institutionMapping';
import { bestLogo, serviceLogo } from '../../../server/modules/metadata/reading/logo';
import { contactPersons } from '../../../server/modules/metadata/reading/contacts';
import { mappedService } from '../../../server/modules/metadata/reading/serviceMapping';
import { aggregate, displayName, entity, institutionRole, serviceRole } from '../../support/server/metadata';
import { parse } from '../../support/server/importing';

function read(inside: string): MetadataEntity {
  const [found] = parse(aggregate(entity('https://entity.example', inside)), 1000).entities;
  if (!found) throw new Error('No entity');
  return found;
}

function service(inside = '', userInterface = '', beside = '', sources = {}) {
  const found = read(beside + serviceRole(inside, userInterface));
  return mappedService(found, found.serviceProvider as ServiceProviderRole, sources);
}

test('attributes get the names that release policies use; values narrow them; without requests nothing is released', () => {
  const consuming = (attributes: string) =>
    `<AttributeConsumingService>${attributes}</AttributeConsumingService>`;
  const mapped = service(
    consuming(
      `<RequestedAttribute Name="urn:oid:0.9.2342.19200300.100.1.3"/>
       <RequestedAttribute Name="urn:oid:1.3.6.1.4.1.5923.1.1.1.1"><saml:AttributeValue>staff</saml:AttributeValue></RequestedAttribute>
       <RequestedAttribute Name="urn:oid:1.2.3.4"/>`,
    ) + consuming('<RequestedAttribute Name="urn:mace:dir:attribute-def:mail"/>'),
  );
  expect(mapped.releasePolicy).toEqual({
    'urn:mace:dir:attribute-def:mail': ['*'],
    'urn:mace:dir:attribute-def:eduPersonAffiliation': ['staff'],
    'urn:oid:1.2.3.4': ['*'],
  });
  expect(mapped.sources).toHaveProperty(['urn:oid:1.2.3.4'], 'idp');
  expect(service().releasePolicy).toEqual({});
});

test('REQUIREMENTS 290: the metadata name of an attribute is stored, and whether any consuming service requires it', () => {
  const ask = (name: string, rest: string) => `<RequestedAttribute Name="${name}" ${rest}/>`;
  const mapped = service(
    `<AttributeConsumingService>${ask('urn:oid:0.9.2342.19200300.100.1.3', 'isRequired="false"')}
     ${ask('urn:oid:1.2.3.4', 'FriendlyName="shoeSize"')}${ask('urn:oid:2.5.4.4', 'isRequired="1"')}</AttributeConsumingService>
     <AttributeConsumingService>${ask('urn:mace:dir:attribute-def:mail', 'FriendlyName="mail" isRequired="true"')}
     ${ask('urn:oid:2.5.4.4', 'FriendlyName="surname"')}</AttributeConsumingService>`,
  );
  expect(mapped.requestedAttributes).toEqual({
    'urn:mace:dir:attribute-def:mail': { required: true, friendlyName: 'mail' },
    'urn:oid:1.2.3.4': { required: false, friendlyName: 'shoeSize' },
    'urn:mace:dir:attribute-def:sn': { required: true, friendlyName: 'surname' },
  });
});

test('names come from mdui, then from the consuming service, then from the organisation; every language stays', () => {
  const organisation =
    '<Organization><OrganizationDisplayName xml:lang="de">Verband</OrganizationDisplayName></Organization>';
  const consuming =
    '<AttributeConsumingService><ServiceName xml:lang="en">Plain</ServiceName><ServiceName xml:lang="fr">Simple</ServiceName></AttributeConsumingService>';
  const ui = displayName('Nice') + displayName('Ωραίο', 'el') + displayName('Bonito', 'pt-BR');
  expect(service(consuming, ui, organisation)).toMatchObject({
    names: { en: 'Nice', el: 'Ωραίο', pt: 'Bonito', fr: 'Simple' },
    displayNames: { en: 'Nice', el: 'Ωραίο', pt: 'Bonito' },
    organisations: { de: 'Verband' },
  });
  expect(service('', '', organisation)).toMatchObject({ names: { de: 'Verband' }, firstLanguage: 'de' });
  const swedish = displayName('Fin', 'sv') + displayName('Schön', 'de');
  expect(service(consuming, swedish)).toMatchObject({
    names: { sv: 'Fin', de: 'Schön', en: 'Plain', fr: 'Simple' },
    firstLanguage: 'sv',
  });
  expect(service('', displayName('British', 'en-GB') + displayName('World')).names).toEqual({
    en: 'World',
    'en-gb': 'British',
  });
});

test('keywords, addresses, categories, certification and source', () => {
  const mapped = service(
    '',
    `<mdui:Description xml:lang="en">About</mdui:Description><mdui:Keywords xml:lang="en">open+data maps</mdui:Keywords>
     <mdui:InformationURL xml:lang="nl">https://sp.example/nl</mdui:InformationURL>
     <mdui:InformationURL xml:lang="en">javascript:alert(1)</mdui:InformationURL>
     <mdui:PrivacyStatementURL xml:lang="de">https://sp.example/de</mdui:PrivacyStatementURL>`,
    `<Extensions><mdrpi:RegistrationInfo registrationAuthority="https://registry.example"/><mdattr:EntityAttributes>
       <saml:Attribute Name="http://macedir.org/entity-category">
         <saml:AttributeValue>http://a.example/1</saml:AttributeValue><saml:AttributeValue>http://a.example/2</saml:AttributeValue>
         <saml:AttributeValue>http://a.example/3</saml:AttributeValue>
         <saml:AttributeValue>http://refeds.org/category/research-and-scholarship</saml:AttributeValue>
       </saml:Attribute>
       <saml:Attribute Name="urn:oasis:names:tc:SAML:attribute:assurance-certification">
         <saml:AttributeValue>https://refeds.org/sirtfi</saml:AttributeValue>
       </saml:Attribute></mdattr:EntityAttributes></Extensions>`,
    { 'https://registry.example': 'Entree', '*': 'eduGAIN' },
  );
  expect(mapped).toMatchObject({
    descriptions: { en: 'About' },
    keywords: { en: 'open data maps' },
    supportUrls: { nl: 'https://sp.example/nl' },
    privacyStatementUrls: { de: 'https://sp.example/de' },
    assuranceCertifications: ['https://refeds.org/sirtfi'],
    interfedSource: 'Entree',
  });
  expect(mapped.entityCategories[0]).toBe('http://refeds.org/category/research-and-scholarship');
  expect(mapped.entityCategories).toHaveLength(4);
  expect(service('', '', '', { '*': 'eduGAIN' }).interfedSource).toBe('eduGAIN');
  expect(service().interfedSource).toBe('');
});

test('the logo is by https, large enough, and no larger than needed', () => {
  const logo = (url: string, size: number, language = '') => ({ url, width: size, height: size, language });
  const icon = logo('https://a.example/16', 16);
  const fit = logo('https://a.example/80', 80);
  const poster = logo('https://a.example/800', 800);
  expect(bestLogo([poster, icon, fit])).toBe(fit.url);
  expect(bestLogo([icon])).toBe(icon.url);
  expect(bestLogo([logo('http://a.example/80', 80), logo('data:image/png;base64,AA', 80)])).toBeUndefined();
  expect(serviceLogo([logo('http://a.example/80', 80)])).toEqual({ url: 'http://a.example/80' });
  expect(serviceLogo([logo('data:image/png;base64,AA', 80), poster])).toEqual({ url: poster.url });
  expect(bestLogo([logo('https://a.example/el', 80, 'el'), logo('https://a.example/en', 90, 'en')])).toBe(
    'https://a.example/en',
  );
});

test('contacts lose mailto, empty ones are removed, a REFEDS security contact is the one for Sirtfi', () => {
  const blank = {
    contactType: 'support',
    extensionType: '',
    company: '',
    givenName: '',
    surName: '',
    emailAddresses: [],
    telephoneNumbers: [],
  };
  expect(
    contactPersons([
      blank,
      { ...blank, givenName: 'Ann', surName: 'Bee', emailAddresses: ['broken', 'mailto:ann@a.example'] },
      {
        ...blank,
        contactType: 'other',
        extensionType: 'http://refeds.org/metadata/contactType/security',
        company: 'Incident desk',
      },
      { ...blank, contactType: 'odd', telephoneNumbers: ['+00 1'] },
    ]),
  ).toEqual([
    {
      name: 'Ann Bee',
      emailAddress: 'ann@a.example',
      contactPersonType: 'support',
      sirtfiSecurityContact: false,
      sabContact: false,
    },
    { name: 'Incident desk', contactPersonType: 'security', sirtfiSecurityContact: true, sabContact: false },
    {
      name: '',
      telephoneNumber: '+00 1',
      contactPersonType: 'other',
      sirtfiSecurityContact: false,
      sabContact: false,
    },
  ]);
});

test.each([
  ['ann@a.example', 'ann@a.example'],
  [' MAILTO:Ann+x@a.example ', 'Ann+x@a.example'],
  ['mailto:%20ann%40a.example', 'ann@a.example'],
  ['mailto:ann@a.example?subject=Hi%20you&cc=x@x.example', 'ann@a.example'],
  ['mailto:?subject=Hi&to=ann@a.example', 'ann@a.example'],
  ['mailto:ann%25@a.example,bob@a.example', 'ann%@a.example'],
  ['mailto:100%@a.example', '100%@a.example'],
  ['"Bee, Ann" <ann@a.example>', 'ann@a.example'],
  ['"ann@home.example" <mailto:ann@a.example>', 'ann@a.example'],
  ['Ann Bee (desk) <ann@a.example>', 'ann@a.example'],
  ['ann@a.example,bob@a.example', 'ann@a.example'],
  ['; ann@a.example; bob@a.example', 'ann@a.example'],
  ['jürgen@müller.example', 'jürgen@müller.example'],
  ['ann at a.example', undefined],
  ['mailto:', undefined],
  ['mailto:ann%00@a.example, bob@a.example', 'bob@a.example'],
])('of the address %j of a contact, %j counts', (written, address) => {
  const [contact] = contactPersons(
    read(`<SPSSODescriptor/><ContactPerson contactType="support"><GivenName>Ann</GivenName>
      <EmailAddress>${written.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</EmailAddress></ContactPerson>`)
      .contacts,
  );
  expect(contact?.emailAddress).toBe(address);
});

test.each([
  [
    'upper case',
    [
      ['EN', 'a'],
      ['Nl', 'b'],
    ],
    { en: 'a', nl: 'b' },
  ],
  ['a region', [['en-US', 'a']], { en: 'a' }],
  ['an underscore', [['pt_BR', 'a']], { pt: 'a' }],
  [
    'regions of one language',
    [
      ['pt-PT', 'a'],
      ['pt_BR', 'b'],
    ],
    { pt: 'a', 'pt-br': 'b' },
  ],
  [
    'a region beside the language',
    [
      ['en-GB', 'a'],
      ['en', 'b'],
    ],
    { en: 'b', 'en-gb': 'a' },
  ],
  ['a script', [['zh-Hans-CN', 'a']], { zh: 'a' }],
  ['three letters', [['deu', 'a']], { de: 'a' }],
  ['empty', [['', 'a']], { en: 'a' }],
  [
    'a missing one beside English',
    [
      [undefined, 'a'],
      ['en', 'b'],
    ],
    { en: 'b' },
  ],
  [
    'a missing one beside another language',
    [
      ['de', 'a'],
      [undefined, 'b'],
    ],
    { de: 'a', en: 'b' },
  ],
  [
    'no language',
    [
      ['x-default', 'a'],
      ['de', 'b'],
      ['und', 'c'],
    ],
    { en: 'a', de: 'b' },
  ],
  [
    'nonsense',
    [
      ['en--', 'a'],
      ['constructor', 'b'],
      ['__proto__', 'c'],
    ],
    { en: 'a' },
  ],
] as const)('a language that is written with %s', (_title, said, names) => {
  const written = said.map(([language, text]) =>
    language === undefined ? `<mdui:DisplayName>${text}</mdui:DisplayName>` : displayName(text, language),
  );
  expect(service('', written.join('')).names).toEqual(names);
});

test('an institution has names, scopes and supported categories; its id is the scopes in their order', () => {
  const scopes = '<shibmd:Scope>a.example</shibmd:Scope><shibmd:Scope>b.example</shibmd:Scope>';
  const support = `<Extensions><mdattr:EntityAttributes><saml:Attribute Name="http://macedir.org/entity-category-support">
      <saml:AttributeValue>http://refeds.org/category/research-and-scholarship</saml:AttributeValue>
    </saml:Attribute></mdattr:EntityAttributes></Extensions>`;
  const found = read(support + institutionRole(scopes, displayName('Uni') + displayName('Univ', 'pt')));
  const role = found.identityProvider;
  const bare = read(institutionRole());
  if (!role || !bare.identityProvider) throw new Error('No role');
  expect(mappedInstitution(found, role)).toMatchObject({
    names: { en: 'Uni', pt: 'Univ' },
    scopes: ['a.example', 'b.example'],
    entityCategorySupport: ['http://refeds.org/category/research-and-scholarship'],
  });
  expect(mappedInstitution(bare, bare.identityProvider).scopes).toEqual([]);
});

test('an institution names the address for failed logins and its registration policy; only addresses count', () => {
  const registration = `<Extensions><mdrpi:RegistrationInfo registrationAuthority="https://registry.example">
      <mdrpi:RegistrationPolicy xml:lang="en">https://registry.example/policy</mdrpi:RegistrationPolicy>
    </mdrpi:RegistrationInfo></Extensions>`;
  const mappedWith = (errorUrl: string) => {
    const found = read(
      registration +
        institutionRole().replace('<IDPSSODescriptor', `<IDPSSODescriptor errorURL="${errorUrl}"`),
    );
    if (!found.identityProvider) throw new Error('No role');
    return mappedInstitution(found, found.identityProvider);
  };
  expect(mappedWith('https://a.example/error?code=ERRORURL_CODE')).toMatchObject({
    errorUrl: 'https://a.example/error?code=ERRORURL_CODE',
    registrationPolicyUrls: { en: 'https://registry.example/policy' },
  });
  expect(['javascript:alert(1)', ' ', 'error.html'].map((url) => mappedWith(url).errorUrl)).toEqual([
    '',
    '',
    '',
  ]);
});
