import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Watching } from '../../../src/extensions/watching/page/Watching';
import { wireUser } from '../../support/builders';
import { enveloped, FakeServer } from '../../support/dom/fakeServer';
import { renderDialog } from '../../support/rendered/renderDialog';
import { renderPage } from '../../support/rendered/renderPage';

/** Opens the list of what the person watches, and returns a button of it. */
export async function toWatching(name: RegExp) {
  const watching = {
    rhythm: 'weekly',
    mail: 'a@north.example',
    mailServer: true,
    language: 'en',
    hasFeed: true,
    news: [],
  };
  const connections = { id: 's', institution: 'n', kind: 'connections', object: '' };
  const server = new FakeServer()
    .on('GET /x/watching', () => enveloped({ ...watching, subscriptions: [connections] }))
    .on('GET /x/watching/searches', () => enveloped([]));
  await renderPage(<Watching />, { at: '/watching', server, user: wireUser({ extensions: ['watching'] }) });
  return { server, button: await screen.findByRole('button', { name }) };
}

/** Names a search in its dialog, and returns the button that saves it. */
export async function toSavedSearch() {
  const server = new FakeServer().on('GET /x/watching/searches', () => enveloped([]));
  const at = '/apps/all?search=wiki&dialog=search';
  await renderDialog(server, { at, user: wireUser({ extensions: ['watching'] }) });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Wikis');
  return { server, button: screen.getByRole('button', { name: 'Save' }) };
}
