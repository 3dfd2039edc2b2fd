import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LooseService } from '../../../src/api/mappers/catalogueService';
import { admin, openService, serviceAbout, serviceServer } from '../../support/rendered/servicePage';

const open = (service: LooseService, at = serviceAbout) => openService(serviceServer(service), at, admin);

test.each([
  [
    'NO_LICENSE',
    'No licence is available.',
    'Obtain a licence from the federation’s marketplace or from the supplier.',
  ],
  ['NOT_NEEDED', 'No licence is needed.', undefined],
  ['UNKNOWN', 'Nothing is known about a licence.', undefined],
  ['HAS_LICENSE_SURFMARKET', 'A licence is needed.', /marketplace. The connection does not include it/],
  ['HAS_LICENSE_SP', 'A licence is needed.', /arranges a licence for Wiki with Example Ltd/],
] as const)('REQUIREMENTS 93: %s: “%s”', async (licenseStatus, line, tip) => {
  await open({ licenseStatus });
  expect(await screen.findAllByText(line)).not.toHaveLength(0);
  const [about] = screen.queryAllByRole('button', { name: 'About the licence' });
  if (!tip) return expect(about).toBeUndefined();
  if (!about) throw new Error('there is no explanation');
  await userEvent.click(about);
  expect(screen.getAllByText((_text, element) => element?.role === 'status')[0]).toBeDefined();
  expect(document.body).toHaveTextContent(tip);
});

test.each(['HAS_LICENSE_ELSEWHERE', 'toString'])('REQUIREMENTS 93: %sthat is unknown here', async (odd) => {
  await open({ licenseStatus: odd as never });
  expect(await screen.findAllByText('Nothing is known about a licence.')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'About the licence' })).toBeNull();
});

test('REQUIREMENTS 93: with an address, the service is linked in the explanation', async () => {
  await open({ licenseStatus: 'HAS_LICENSE_SP', serviceUrl: 'https://wiki.example/licence' });
  const [about] = await screen.findAllByRole('button', { name: 'About the licence' });
  if (!about) throw new Error('there is no explanation');
  await userEvent.click(about);
  expect(screen.getByRole('link', { name: /^Wiki/ })).toHaveAttribute('href', 'https://wiki.example/licence');
});

test.each([
  ['na', /Nothing is known about a contract/],
  ['AO', 'Example Ltd has signed the federation’s connection agreement.'],
  ['ix', /offered by a member institution/],
  ['R&S+CoCo', /is for research and scholarship/],
  ['entree', /connected through Entree/],
  ['clarin', /belongs to CLARIN/],
  ['none', 'Example Ltd has declined to sign the federation’s connection agreement.'],
  ['edugain (community)', /comes from the eduGAIN community/],
  ['eduGAIN Community', /comes from the eduGAIN community/],
  ['something of their own', 'something of their own'],
])('REQUIREMENTS 112, 114: the contractual base %s is shown in words', async (contractualBase, text) => {
  await open({ contractualBase });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([null, ''])(
  'REQUIREMENTS 114: without a contractual base (%j) the page does not break',
  async (contractualBase) => {
    await open({ contractualBase });
    expect(await screen.findByText('Writing together')).toBeVisible();
  },
);

test('REQUIREMENTS 112, 113: description, and after the contract the provider and the wiki', async () => {
  await open({ vendor: 'Wiki Makers', wikiUrl: 'https://wiki.example/page' });
  expect(await screen.findByText('Writing together')).toBeVisible();
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms.indexOf('Provider')).toBeGreaterThan(-1);
  expect(terms.indexOf('More information')).toBeGreaterThan(terms.indexOf('Provider'));
  expect(screen.getByText('Wiki Makers')).toBeVisible();
  expect(screen.getByRole('link', { name: /Wiki page of the service/ })).toHaveAttribute(
    'href',
    'https://wiki.example/page',
  );
});

test('REQUIREMENTS 117: six links, each only if present and safe, beside the dashboard', async () => {
  const address = (name: string) => `https://wiki.example/${name}`;
  await open({
    websiteUrl: address('website'),
    supportUrl: 'javascript:alert(1)',
    appUrl: address('login'),
    eulaUrl: address('terms'),
    registrationPolicyUrl: address('policy'),
    privacyStatementUrl: address('privacy'),
  });
  const links = within(await screen.findByRole('region', { name: 'Links' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['website', 'login', 'terms', 'policy', 'privacy'].map(address),
  );
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('REQUIREMENTS 118: the registrar, with a link if it has one', async () => {
  await open({ interfedSource: 'Entree', registrationInfoUrl: 'https://entree.example/about' });
  const region = within(await screen.findByRole('region', { name: 'Registered by' }));
  expect(region.getByText(/Entree/)).toBeVisible();
  expect(region.getByRole('link')).toHaveAttribute('href', 'https://entree.example/about');
});

test('REQUIREMENTS 116: a template explains what a request for it means', async () => {
  await open({ exampleSingleTenant: true });
  expect(await screen.findByText(/Wiki is set up separately for each institution/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /Institutions/ })).toBeNull();
});

test('REQUIREMENTS 120: other contacts follow, by their purpose; without a contact the part is missing', async () => {
  const contact = { sirtfiSecurityContact: false, sabContact: false };
  await open({
    contactPersons: [
      { ...contact, name: 'Ann', contactPersonType: 'technical', emailAddress: 'mailto:ann@wiki.example' },
      { ...contact, name: 'Desk', contactPersonType: 'support', telephoneNumber: '+31 20' },
      { ...contact, name: 'null', contactPersonType: 'other' },
    ],
  });
  const region = await screen.findByRole('region', { name: 'Contacts' });
  expect(region).toHaveTextContent('Desk · support+31 20Ann · technicalann@wiki.example');
  expect(within(region).getByRole('link')).toHaveAttribute('href', 'mailto:ann@wiki.example');
  expect(screen.queryByRole('region', { name: /Security contact/ })).toBeNull();
});

test('REQUIREMENTS 120: a contact without a name has its address or number, one for security incidents first', async () => {
  const contact = { name: '', sirtfiSecurityContact: false, sabContact: false } as const;
  await open({
    contactPersons: [
      { ...contact, contactPersonType: 'technical', telephoneNumber: '+31 20' },
      { ...contact, contactPersonType: 'support', emailAddress: '"Desk, the" <desk@wiki.example>' },
      {
        ...contact,
        contactPersonType: 'other',
        sirtfiSecurityContact: true,
        emailAddress: 'mailto:%20cert@wiki.example',
      },
    ],
  });
  const [security, region] = await screen.findAllByRole('region', { name: /contact/i });
  expect(security).toHaveTextContent(/^Security contactcert@wiki\.example/);
  expect(region).toHaveTextContent('Contactsdesk@wiki.example · support+31 20 · technical');
  expect(within(region as HTMLElement).getByRole('link')).toHaveAttribute('href', 'mailto:desk@wiki.example');
});

test('REQUIREMENTS 92: the identifier is a client id if it is one; an unknown one is not shown', async () => {
  await openService(
    serviceServer({ entityType: 'oidc10_rp', organisation: null }),
    '/apps/42/oidc10_rp/about',
    admin,
  );
  expect(await screen.findByText(/Client ID/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Connected services' })).toBeVisible();
});

test('entity categories, Sirtfi, the registration and its policy are shown in words', async () => {
  await open({
    entityCategories: [
      'https://refeds.org/category/anonymous',
      'https://refeds.org/category/pseudonymous',
      'https://refeds.org/category/personalized',
      'https://unknown.example/category',
    ],
    assuranceCertifications: ['https://refeds.org/sirtfi', 'https://refeds.org/sirtfi2'],
    registrationAuthority: 'https://registry.example',
    registrationPolicyUrl: 'https://registry.example/policy',
    subjectIdRequirement: 'pairwise-id',
  });
  for (const name of [
    'Anonymous Access',
    'Pseudonymous Access',
    'Personalized Access',
    'Sirtfi v1',
    'Sirtfi v2',
  ]) {
    expect(await screen.findByText(name, { selector: 'dt' })).toBeVisible();
  }
  expect(screen.getByRole('link', { name: /unknown\.example\/category/ })).toBeVisible();
  expect(screen.getByText('https://registry.example')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Registration policy/ })).toHaveAttribute(
    'href',
    'https://registry.example/policy',
  );
  expect(screen.getByText(/requires the pairwise identifier/)).toBeVisible();
});

test('texts in other languages than the page’s name their language: the service’s first if none is the reader’s', async () => {
  await open({
    name: 'Bibliotek',
    names: { sv: 'Bibliotek', de: 'Bücherei' },
    descriptions: { sv: 'Läsa och låna', de: 'Lesen und leihen' },
    organisation: 'Riksarkivet',
    organisations: { sv: 'Riksarkivet', de: 'Reichsarchiv' },
  });
  for (const text of ['Läsa och låna', 'Riksarkivet']) {
    const shown = await screen.findAllByText(text);
    expect(shown.map((one) => one.closest('[lang]')?.getAttribute('lang'))).toEqual(shown.map(() => 'sv'));
  }
  expect(screen.getByRole('heading', { level: 1, name: 'Bibliotek' })).toHaveAttribute('lang', 'sv');
});
