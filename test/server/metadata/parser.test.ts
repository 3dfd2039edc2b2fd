import { aggregate, displayName, entity, institutionRole, serviceRole } from '../../support/server/metadata';
import { parse } from '../../support/server/importing';

const complete = aggregate(
  entity(
    'https://sp.example/saml',
    `<Extensions>
       <mdrpi:RegistrationInfo registrationAuthority="https://registry.example" registrationInstant="2020-02-03T04:05:06Z">
         <mdrpi:RegistrationPolicy xml:lang="en">https://registry.example/policy</mdrpi:RegistrationPolicy>
       </mdrpi:RegistrationInfo>
       <mdattr:EntityAttributes>
         <saml:Attribute Name="http://macedir.org/entity-category">
           <saml:AttributeValue>https://category.example/one</saml:AttributeValue>
           <saml:AttributeValue>https://category.example/two</saml:AttributeValue>
         </saml:Attribute>
       </mdattr:EntityAttributes>
     </Extensions>
     ${serviceRole(
       `<NameIDFormat>urn:format:one</NameIDFormat>
        <AttributeConsumingService index="0">
          <ServiceName xml:lang="en">Consumer</ServiceName>
          <ServiceDescription xml:lang="nl">Afnemer</ServiceDescription>
          <RequestedAttribute Name="urn:oid:2.5.4.4" FriendlyName=" sn " isRequired="true"/>
          <RequestedAttribute Name="urn:test:role"><saml:AttributeValue>staff</saml:AttributeValue></RequestedAttribute>
        </AttributeConsumingService>`,
       `${displayName('First &amp; <![CDATA[<best>]]>')}${displayName('Second')}${displayName('Eerste', 'NL')}
        <mdui:Logo height="80" width="120" xml:lang="en"> https://sp.example/logo.png </mdui:Logo>`,
     )}
     <Organization>
       <OrganizationName xml:lang="en">Org</OrganizationName>
       <OrganizationDisplayName xml:lang="en">The
          organisation</OrganizationDisplayName>
       <OrganizationURL xml:lang="en">https://org.example</OrganizationURL>
     </Organization>
     <ContactPerson contactType="other" remd:contactType="http://refeds.org/metadata/contactType/security">
       <Company>Org</Company><GivenName>Incident desk</GivenName>
       <EmailAddress>mailto:incident@sp.example</EmailAddress><TelephoneNumber>+00 1</TelephoneNumber>
     </ContactPerson>
     <ContactPerson contactType="technical"><SurName>Second</SurName></ContactPerson>`,
  ),
);

test('everything in an entity is read, regardless of how the text is cut', () => {
  const whole = parse(complete, complete.length);
  expect(parse(complete, 1)).toEqual(whole);
  expect(whole.aggregate.name).toBe('https://aggregate.example');
  expect(whole.entities).toHaveLength(1);
  expect(whole.entities[0]).toMatchObject({
    entityId: 'https://sp.example/saml',
    registrationAuthority: 'https://registry.example',
    registrationInstant: '2020-02-03T04:05:06Z',
    registrationPolicies: { en: 'https://registry.example/policy' },
    attributes: {
      'http://macedir.org/entity-category': ['https://category.example/one', 'https://category.example/two'],
    },
    organisationNames: { en: 'Org' },
    organisationDisplayNames: { en: 'The organisation' },
    organisationUrls: { en: 'https://org.example' },
    serviceProvider: {
      displayNames: { en: 'First & <best>', nl: 'Eerste' },
      nameIds: ['urn:format:one'],
      serviceNames: { en: 'Consumer' },
      serviceDescriptions: { nl: 'Afnemer' },
      logos: [{ url: 'https://sp.example/logo.png', width: 120, height: 80, language: 'en' }],
      requestedAttributes: [
        { name: 'urn:oid:2.5.4.4', friendlyName: 'sn', required: true, values: [] },
        { name: 'urn:test:role', friendlyName: '', required: false, values: ['staff'] },
      ],
    },
    contacts: [
      {
        contactType: 'other',
        extensionType: 'http://refeds.org/metadata/contactType/security',
        company: 'Org',
        givenName: 'Incident desk',
        emailAddresses: ['mailto:incident@sp.example'],
        telephoneNumbers: ['+00 1'],
      },
      { contactType: 'technical', extensionType: '', surName: 'Second', emailAddresses: [] },
    ],
  });
  expect(whole.entities[0]).not.toHaveProperty('identityProvider');
});

test('prefixes do not matter, namespaces do', () => {
  const { entities } = parse(
    `<m:EntitiesDescriptor xmlns:m="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:u="urn:oasis:names:tc:SAML:metadata:ui" xmlns:x="urn:other">
       <m:EntityDescriptor entityID="https://sp.example">
         <m:SPSSODescriptor><m:Extensions><u:UIInfo>
           <x:DisplayName xml:lang="en">Wrong</x:DisplayName><u:DisplayName xml:lang="en">Right</u:DisplayName>
         </u:UIInfo></m:Extensions></m:SPSSODescriptor>
       </m:EntityDescriptor>
     </m:EntitiesDescriptor>`,
  );
  expect(entities[0]?.serviceProvider?.displayNames).toEqual({ en: 'Right' });
});

test('entities of nested groups count, those inside of other elements do not', () => {
  const inner = entity('https://inner.example', serviceRole());
  const hidden = entity('https://hidden.example', serviceRole());
  const { entities } = parse(
    aggregate(
      `<ds:Signature><ds:Object><EntitiesDescriptor>${hidden}</EntitiesDescriptor>${hidden}</ds:Object></ds:Signature>
       <Extensions>${hidden}</Extensions><EntitiesDescriptor Name="inner">${inner}</EntitiesDescriptor>`,
    ),
  );
  expect(entities.map(({ entityId }) => entityId)).toEqual(['https://inner.example']);
});

test('one entity alone is metadata as well; both roles are read; other roles are counted', () => {
  const both = entity(
    'https://both.example',
    institutionRole('<shibmd:Scope>a.example</shibmd:Scope><shibmd:Scope regexp="true">.*b</shibmd:Scope>') +
      serviceRole(),
  );
  const other = entity('https://other.example', '<AttributeAuthorityDescriptor/>');
  const { entities, aggregate: read } = parse(aggregate(both + other));
  expect(entities[0]?.identityProvider?.scopes).toEqual(['a.example']);
  expect(entities[0]?.serviceProvider).toBeDefined();
  expect(read.otherRoles).toBe(1);
  const single = parse(
    '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://single.example"><SPSSODescriptor/></EntityDescriptor>',
  );
  expect(single.entities.map(({ entityId }) => entityId)).toEqual(['https://single.example']);
});

test('an entity whose own validity has ended is left out and named', () => {
  const over = entity('https://over.example', serviceRole(), 'validUntil="2026-11-21T11:59:59Z"');
  const valid = entity('https://valid.example', serviceRole(), 'validUntil="2026-11-21T12:00:01Z"');
  const { entities, aggregate: read } = parse(aggregate(over + valid));
  expect(entities.map(({ entityId }) => entityId)).toEqual(['https://valid.example']);
  expect(read.expired).toEqual(['https://over.example']);
  expect(parse(aggregate(over + valid), 50, true).entities).toHaveLength(2);
});

const given = (values: string) =>
  `<mdattr:EntityAttributes><saml:Attribute Name="urn:test"><saml:AttributeValue>${values}</saml:AttributeValue></saml:Attribute></mdattr:EntityAttributes>`;
const registered = (by: string) =>
  `<mdrpi:RegistrationInfo registrationAuthority="${by}" registrationInstant="2020-01-01T00:00:00Z"><mdrpi:RegistrationPolicy xml:lang="en">${by}/policy</mdrpi:RegistrationPolicy></mdrpi:RegistrationInfo>`;

test('the facts of a group apply to all entities in it: attributes add up, the nearest registration counts', () => {
  const own = `<Extensions>${given('own')}${registered('https://own.example')}</Extensions>`;
  const plain = (id: string, extensions = '') => entity(`https://${id}.example`, extensions + serviceRole());
  const inner = `<EntitiesDescriptor><Extensions>${given('inner')}${registered('https://inner.example')}</Extensions>${plain('b')}${plain('c', own)}</EntitiesDescriptor>`;
  const bare = `<EntitiesDescriptor>${plain('d')}</EntitiesDescriptor>`;
  const outer = `<Extensions>${given('outer')}${registered('https://outer.example')}<shibmd:Scope>x.example</shibmd:Scope></Extensions>`;
  const { entities } = parse(aggregate(outer + plain('a') + inner + bare + plain('e')));
  expect(
    entities.map(({ entityId, attributes, registrationAuthority, registrationPolicies }) => [
      entityId.slice(8, 9),
      attributes['urn:test'],
      registrationAuthority,
      registrationPolicies,
    ]),
  ).toEqual(
    [
      ['a', ['outer'], 'outer'],
      ['b', ['inner', 'outer'], 'inner'],
      ['c', ['own', 'inner', 'outer'], 'own'],
      ['d', ['outer'], 'outer'],
      ['e', ['outer'], 'outer'],
    ].map(([id, values, by]) => [
      id,
      values,
      `https://${String(by)}.example`,
      { en: `https://${String(by)}.example/policy` },
    ]),
  );
  expect(() => parse(aggregate(`<Extensions>${given('x'.repeat(20_000))}</Extensions>`))).toThrow(/16384/);
});

const beside = entity('https://beside.example', serviceRole());

test.each([
  ['a date', 'validUntil="2034-10-01"', 'taken'],
  ['a date that is over', 'validUntil="2026-11-21"', 'expired'],
  ['nothing', 'validUntil=" "', 'taken'],
  ['a word', 'validUntil="tomorrow"', 'unusable'],
  ['a date in everyday notation', 'validUntil="01/10/2034"', 'unusable'],
  ['a month that does not exist', 'validUntil="2034-13-01"', 'unusable'],
])('validity of one entity: %s; the rest is imported', (_title, attribute, becomes) => {
  const { entities, aggregate: read } = parse(
    aggregate(entity('https://a.example', serviceRole(), attribute) + beside),
  );
  expect(entities.map(({ entityId }) => entityId)).toEqual([
    ...(becomes === 'taken' ? ['https://a.example'] : []),
    'https://beside.example',
  ]);
  expect(read.expired).toEqual(becomes === 'expired' ? ['https://a.example'] : []);
  expect(read.unusable).toEqual(
    becomes === 'unusable'
      ? [`https://a.example: validUntil is "${/"(.*)"/.exec(attribute)?.[1]}", not a date and time`]
      : [],
  );
});

test('entities without a usable id, or in an expired group, are left out and reported; the rest is read', () => {
  const long = `https://a.example/${'é'.repeat(510)}`;
  const over = `<EntitiesDescriptor validUntil="2020-01-01T00:00:00Z">${entity('https://over.example', serviceRole())}</EntitiesDescriptor>`;
  const strange = `<EntitiesDescriptor validUntil="soon">${entity('https://odd.example', serviceRole())}</EntitiesDescriptor>`;
  const named = entity(
    'https://constructor.example',
    `<Extensions>${given('x').replace('urn:test', 'constructor')}</Extensions>${serviceRole()}`,
  );
  const { entities, aggregate: read } = parse(
    aggregate(
      `\n${entity('', serviceRole())}${entity(long, serviceRole())}${over}${strange}${named}${beside}`,
    ),
  );
  expect(entities.map(({ entityId }) => entityId)).toEqual([
    'https://constructor.example',
    'https://beside.example',
  ]);
  expect(read.expired).toEqual(['https://over.example']);
  expect(read.unusable).toEqual([
    'line 4: its entityID has not 1 to 1024 bytes',
    `${long.slice(0, 100)}…: its entityID has not 1 to 1024 bytes`,
    'https://odd.example: validUntil is "soon", not a date and time',
  ]);
});

test.each(['ASCII', 'us-ascii', 'US-ASCII', 'utf8', 'UTF-8'])(
  'a file that declares %s is read',
  (encoding) => {
    const text = aggregate(beside).replace('encoding="UTF-8"', `encoding='${encoding}'`);
    expect(parse(text).entities).toHaveLength(1);
  },
);
