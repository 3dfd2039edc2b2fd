import { formatDialogAddress, parseDialogAddress } from '../../src/contracts/domain/dialogAddress';
import { invitationKeyIn } from '../../src/contracts/domain/invitations/invitationLink';
import { arrivalOf } from '../../src/dialogs/host/arrival';

const service = { id: 42, type: 'oidc10_rp' } as const;

test.each([
  ['connect:42:oidc10_rp', { dialog: 'connect', service }],
  ['consent:42:oidc10_rp', { dialog: 'consent', service }],
  ['strongAuthentication:42:oidc10_rp', { dialog: 'strongAuthentication', service }],
  ['multiFactor:42:oidc10_rp', { dialog: 'multiFactor', service }],
  ['deny:42:oidc10_rp:CXT-12', { dialog: 'deny', service, invitation: 'CXT-12' }],
  ['withdraw:CXT-12', { dialog: 'withdraw', ticket: 'CXT-12' }],
  ['acceptAll:CXT-12,CXT-15', { dialog: 'acceptAll', tickets: ['CXT-12', 'CXT-15'] }],
  ['denyAll:CXT-12', { dialog: 'denyAll', tickets: ['CXT-12'] }],
] as const)('%s is read back as it is written', (text, address) => {
  expect(parseDialogAddress(text)).toEqual(address);
  expect(formatDialogAddress(address)).toBe(text);
});

test.each([
  null,
  '',
  'connect',
  'remove:42:saml20_sp',
  'connect:0x2a:saml20_sp',
  'connect:42:saml20_idp',
  'connect:42:saml20_sp:nonsense',
  'consent:42:saml20_sp:CXT-12',
  'institution:42:saml20_sp',
  'connect:42:saml20_sp:CXT-12:more',
  'withdraw',
  'withdraw:',
  'withdraw:42:saml20_sp',
  'withdraw:CXT-12:more',
  'withdraw:CXT-12\n',
  `deny:42:saml20_sp:${'C'.repeat(50)}-1`,
  'acceptAll',
  'acceptAll:CXT-12,',
  'acceptAll:CXT-12:CXT-15',
  'denyAll:CXT-12,42',
  `denyAll:${Array.from({ length: 26 }, (_, index) => `CXT-${index}`).join()}`,
])('%p opens nothing', (text) => {
  expect(parseDialogAddress(text)).toBeUndefined();
});

test('a ticket that is named twice counts once (REQUIREMENTS 479)', () => {
  expect(parseDialogAddress('denyAll:CXT-12,CXT-12')).toEqual({ dialog: 'denyAll', tickets: ['CXT-12'] });
});

test.each([
  ['/apps/42/saml20_sp/about/CXT-12/accept', 'CXT-12'],
  ['/apps/42/saml20_sp/about/CXT-12/accept/', 'CXT-12'],
  ['/apps/42/saml20_sp/about/FED-12/accept', undefined],
  ['/apps/42/saml20_sp/about/CXT-/accept', undefined],
  ['/apps/42/saml20_sp/CXT-12', undefined],
])('the invite link %s names %p', (path, key) => {
  expect(invitationKeyIn(path, 'CXT')).toBe(key);
});

test.each(['connect', 'disconnect', 'deny'] as const)('`afterStepup=%s` keeps the invitation', (dialog) => {
  const pathname = '/apps/42/oidc10_rp/about/CXT-12/accept';
  const arrival = arrivalOf({ pathname, search: `?afterStepup=${dialog}` });
  expect(arrival.address).toEqual({ dialog, service, invitation: 'CXT-12' });
  expect(arrival.returned).toBe(true);
});
