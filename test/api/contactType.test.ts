import { institutionBody } from '../../src/api/mappers/institutionSettings';
import { newInvitationOf, invitableInstitutionsOf } from '../../src/api/mappers/invitation';
import { contactTypeOf, wireContactType } from '../../src/contracts/domain/institution/contactType';
import { ContactPersonType } from '../../src/contracts/wire/enumerations';
import { contactGroups } from '../../src/features/institution/contacts';

/** A contact that the wire marks for incidents has that name on our pages, and is sent back unchanged. */
const desk = {
  name: 'Incident desk',
  emailAddress: 'cert@north.example',
  contactPersonType: 'other',
  sirtfiSecurityContact: true,
  sabContact: false,
} as const;

test.each(ContactPersonType.enum)('%s is sent and comes back', (contactPersonType) => {
  for (const sirtfiSecurityContact of [true, false, null])
    expect(wireContactType(contactTypeOf({ contactPersonType, sirtfiSecurityContact }))).toBe(
      contactPersonType,
    );
});

test('only a contact without another type is one for incidents', () => {
  expect(contactTypeOf(desk)).toBe('security');
  expect(contactTypeOf({ ...desk, contactPersonType: 'technical' })).toBe('technical');
  expect(contactTypeOf({ ...desk, sirtfiSecurityContact: false })).toBe('other');
  expect(contactTypeOf({})).toBe('other');
  expect(contactGroups([desk, { ...desk, contactPersonType: 'support' }])).toMatchObject([
    { kinds: ['support', 'security'] },
  ]);
  expect(contactGroups([desk])).toMatchObject([{ kinds: ['security'] }]);
});

test('a change of the institution sends the type of the wire', () => {
  const contact = {
    name: 'Desk',
    emailAddress: '',
    telephoneNumber: '',
    contactPersonType: 'security',
  } as const;
  const settings = {
    texts: {} as never,
    flags: {},
    state: 'prodaccepted',
    contacts: [contact],
    added: [],
  } as const;
  const change = { subject: 'institution', institution: 'x', settings, services: [], comments: '' } as const;
  expect(institutionBody(change).contactPersons).toEqual([{ ...contact, contactPersonType: 'other' }]);
});

test('an invitation names the source as security, and sends what the contract knows', () => {
  const written = { ...desk, emailAddress: `"Desk, the" <${desk.emailAddress}>` };
  const idp = { id: 'https://north.example', name: 'North', contactPersons: [written] };
  const [institution] = invitableInstitutionsOf({ payload: { idps: [idp] } });
  const [contact] = institution?.contacts ?? [];
  expect(contact).toMatchObject({ type: 'security', email: desk.emailAddress });
  const { contactPersons } = newInvitationOf({
    institution: { entityId: idp.id, name: idp.name },
    service: { entityId: 'https://wiki.example', id: 1, type: 'saml20_sp', name: 'Wiki' },
    direction: 'connect',
    recipients: [{ name: desk.name, email: desk.emailAddress, type: 'security' }],
    message: '',
  } as never);
  expect(contactPersons).toMatchObject([{ contactPersonType: 'other' }]);
});
