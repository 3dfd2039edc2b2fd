/** Inviting, and inviting again, against the double of the existing server: no keys, no problem bodies. */
import { screen, waitFor, within } from '@testing-library/react';
import { college, login, ticket, uni, wiki, type Federation } from '../support/otherServer/federation';
import { visitOther } from '../support/otherServer/visitOther';

const superUser: Partial<Federation> = { login: login({ role: 'SUPER_USER' }) };
const invited = 'POST /users/inviteRequest';
const reminded = 'POST /users/resendInviteRequest';

async function compose(over: Partial<Federation> = {}) {
  const visited = await visitOther('/users/invite', { ...superUser, ...over });
  const { user } = visited;
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Institution' }), 'College');
  await screen.findByRole('table', { name: 'Contacts of College' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Wiki');
  const send = () => user.click(screen.getByRole('button', { name: /^Send the invitation/ }));
  return { ...visited, send };
}

test('a ticket of the chosen institution is filed, with its owner as recipient (REQUIREMENTS 238, 241)', async () => {
  const { federation, server, send } = await compose();
  expect(screen.getByRole('checkbox', { name: 'Olga Owner' })).toBeChecked();
  await send();
  expect(await screen.findByText(/The invitation was sent/)).toHaveTextContent('Its ticket is CXT-100');
  expect(federation.tickets).toMatchObject([
    { type: 'LINKINVITE', idpId: college, spId: wiki, emailTo: 'owner@cd-34.example' },
  ]);
  expect(server.calls(invited)[0]?.headers.get('X-IDP-ENTITY-ID')).toBe(college);
});

test('if the ticket exists but the answer was lost, trying again sends no second one (REQUIREMENTS 241)', async () => {
  const { federation, server, user, send } = await compose();
  server.on(invited, () => {
    federation.tickets.push(ticket({ key: 'CXT-7', idpId: college }));
    return Response.json({ status: 400, exception: 'java.lang.RuntimeException' }, { status: 400 });
  });
  await send();
  const dialog = await screen.findByRole('dialog', { name: /not known whether/ });
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: /was not sent/ })).toHaveTextContent('CXT-7');
  expect([server.calls(invited).length, federation.tickets.length]).toEqual([1, 1]);
});

test('an invitation is sent again with another message (REQUIREMENTS 242)', async () => {
  const tickets = [ticket({ emailTo: 'a@uni.example', personalMessage: 'First' })];
  const { user, federation, address } = await visitOther('/users/resend_invite/CXT-9', {
    ...superUser,
    tickets,
  });
  const message = await screen.findByRole('textbox', { name: /^Message/ });
  expect(message).toHaveValue('First');
  await user.type(message, ' and second');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(address().pathname).toBe('/tickets'));
  expect(federation.tickets).toMatchObject([{ personalMessage: 'First and second', idpId: uni }]);
});

test('a ticket without recipients is refused there: reported, and the text is kept (REQUIREMENTS 235, 242)', async () => {
  const { user, server } = await visitOther('/users/resend_invite/CXT-9', {
    ...superUser,
    tickets: [ticket()],
  });
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The invitation could not be sent again')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Hello');
  expect(server.calls(reminded)).toHaveLength(1);
});

test('a ticket of another institution is not found there: reported, and nothing breaks (REQUIREMENTS 242)', async () => {
  const tickets = [ticket({ idpId: college, emailTo: 'a@x.example' })];
  await visitOther('/users/resend_invite/CXT-9', { ...superUser, tickets });
  expect(await screen.findByText('Invitation not found')).toBeVisible();
});
