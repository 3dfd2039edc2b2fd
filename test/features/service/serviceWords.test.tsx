/** The state of a service at the institution is in words, in its header as in the list, in every language. */
import { cleanup, waitFor } from '@testing-library/react';
import type { LooseTicket } from '../../../src/api/mappers/ticket';
import type { ConnectionState } from '../../../src/contracts/domain/services/connection';
import { languages, type Language } from '../../../src/contracts/domain/language';
import { ConnectionCell } from '../../../src/features/services/table/ConnectionCell';
import { renderUi } from '../../support/rendered/intl';
import {
  admin,
  awaiting,
  openService,
  serveTicket,
  serviceAbout,
  serviceServer,
} from '../../support/rendered/servicePage';

interface Standing {
  readonly connected: boolean;
  readonly ticket?: LooseTicket;
  /** The words in the list, in English. */
  readonly says: readonly string[];
}

const expectedTexts: Readonly<Record<ConnectionState, Standing>> = {
  connected: { connected: true, says: ['Connected'] },
  notConnected: { connected: false, says: ['Not connected'] },
  linkPending: { connected: false, ticket: { status: 'Open' }, says: ['Connection pending'] },
  unlinkPending: {
    connected: true,
    ticket: { type: 'UNLINKREQUEST', status: 'Open' },
    says: ['Disconnection pending'],
  },
  invitedToConnect: {
    connected: false,
    ticket: { type: 'LINKINVITE', status: awaiting },
    says: ['Invitation'],
  },
  invitedToDisconnect: {
    connected: true,
    ticket: { type: 'UNLINKINVITE', status: awaiting },
    says: ['Connected', 'Invitation to disconnect'],
  },
};
const states = Object.keys(expectedTexts) as ConnectionState[];

async function inList(state: ConnectionState, language: Language): Promise<readonly string[]> {
  const { container } = await renderUi(<ConnectionCell state={state} />, { language });
  const words = [...container.querySelectorAll('.status')].map((line) => line.textContent ?? '');
  cleanup();
  return words;
}

/** The header of the service's page, once it says what the list says. */
async function inHeader(
  state: ConnectionState,
  language: Language,
  list: readonly string[],
): Promise<string> {
  const { connected, ticket } = expectedTexts[state];
  const server = serviceServer({ connected });
  if (ticket) serveTicket(server, ticket);
  await openService(server, serviceAbout, admin, language);
  const header = () => document.querySelector('.block');
  await waitFor(() => {
    for (const words of list) expect(header()).toHaveTextContent(words);
  });
  const text = header()?.textContent ?? '';
  cleanup();
  return text;
}

test.each(states)('%s: the text of the list', async (state) => {
  expect(await inList(state, 'en')).toEqual(expectedTexts[state].says);
});

test.each(languages)('in %s each state has its own text, which is also in the header', async (language) => {
  const list: string[] = [];
  const header: string[] = [];
  for (const state of states) {
    const words = await inList(state, language);
    list.push(words.join(', '));
    header.push(await inHeader(state, language, words));
  }
  expect(list.filter((text) => text.trim() === '')).toEqual([]);
  expect(new Set(list).size).toBe(states.length);
  expect(new Set(header).size).toBe(states.length);
});

test.each(states)('%s has a different text in each language', async (state) => {
  const text = new Set<string>();
  for (const language of languages) text.add((await inList(state, language)).join(', '));
  expect(text.size).toBe(languages.length);
});
