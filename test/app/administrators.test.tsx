/** The administrators in sentences that refer people to them. */
import { screen } from '@testing-library/react';
import { personOf } from '../../src/api/mappers/person';
import { wireInstitution, wireService, wireUser } from '../support/builders';
import { enveloped } from '../support/dom/fakeServer';
import { renderDashboard, smallServer } from './renderDashboard';

const viewer = { dashboardAdmin: false, dashboardViewer: true };
const member = { dashboardAdmin: false, dashboardMember: true };
const contact = (name: string, contactPersonType: string) => ({ name, contactPersonType });
const contactPersons = [
  contact('Cleo Dee', 'administrative'),
  contact('Tech Team', 'technical'),
  contact('null null', 'administrative'),
  contact('Cleo Dee', 'administrative'),
];
const named = (user: object) => {
  const { administrators, administrativeContacts } = personOf({ payload: wireUser(user) });
  return [administrators, administrativeContacts];
};

test('a viewer reads beside the disabled button whom to ask (REQUIREMENTS 252)', async () => {
  const user = wireUser({ ...viewer, administrators: ['Ann Bee', 'Cleo Dee', 'Eve Fox', 'Gus Hay'] });
  const server = smallServer(user).on('GET /services/detail', () => enveloped(wireService()));
  await renderDashboard({ server, at: '/apps/42/saml20_sp/about' });
  expect(await screen.findByText(/Ask one of them/)).toHaveTextContent(
    /Ask one of them \(Ann Bee, Cleo Dee, Eve Fox, …\)\./,
  );
});

test('without named administrators the sentence names none (REQUIREMENTS 252)', async () => {
  const server = smallServer(wireUser(viewer)).on('GET /services/detail', () => enveloped(wireService()));
  await renderDashboard({ server, at: '/apps/42/saml20_sp/about' });
  expect(await screen.findByText(/Ask one of them/)).toHaveTextContent(/Ask one of them\.$/);
});

test.each([
  ['a viewer, by the roles', { ...viewer, administrators: ['Ann Bee'] }, {}, [['Ann Bee'], []]],
  ['a viewer elsewhere, by the contacts', viewer, {}, [[], ['Cleo Dee']]],
  ['a member who may see contacts', member, { displayAdminEmailsInDashboard: true }, [[], ['Cleo Dee']]],
  ['a member who may see none', member, { displayAdminEmailsInDashboard: false }, [[], []]],
])('%s sees %j (REQUIREMENTS 252)', (_title, user, settings, expected) => {
  const currentIdp = wireInstitution({ contactPersons, ...settings });
  expect(named({ ...user, currentIdp })).toEqual(expected);
});

test.each([
  ['a viewer', viewer, 'An administrator of your institution (administrative contact: Cleo Dee) can help.'],
  ['an administrator', {}, undefined],
])('%s is told at a page of others: %s (REQUIREMENTS 252)', async (_title, user, advice) => {
  const currentIdp = wireInstitution({ contactPersons });
  await renderDashboard({ at: '/desk', user: wireUser({ ...user, currentIdp }) });
  const reason = await screen.findByText(/Some pages are for administrators of an institution/);
  if (advice) expect(reason).toHaveTextContent(advice);
  else expect(reason).not.toHaveTextContent('can help');
});
