/**
 * REQUIREMENTS 110, 161: a login that is too weak for a dialog's request is reported before there is anything
 * to fill in.
 */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SettingsChange } from '../../../../src/contracts/domain/tickets/change';
import type { DialogAddress } from '../../../../src/contracts/domain/dialogAddress';
import { dialogNames } from '../../../support/dom/dialogAddresses';
import { institutionSettingsOf } from '../../../../src/store/institutionSettings';
import { person, wireChangeSet, wireTicket, wireUser } from '../../../support/builders';
import { consent, multi, proposed, strong } from '../../../support/rendered/changeDialog';
import { enveloped, type FakeServer } from '../../../support/dom/fakeServer';
import { renderDialog, serverWith, serviceAt } from '../../../support/rendered/renderDialog';

interface Opened {
  readonly server: FakeServer;
  readonly left: readonly string[];
}

interface Opening {
  readonly dialog: DialogAddress['dialog'];
  readonly about: string;
  /** Rank of the login that it needs. */
  readonly level: number;
  readonly open: (user: object) => Promise<Opened>;
  /** The title once the login is strong enough. */
  readonly title: string;
}

/** Opens a dialog about the wiki, beside which there is this ticket. */
function aboutService(address: string, service: object = {}, tickets: object[] = []): Opening['open'] {
  return async (user) => {
    const server = serverWith(service, tickets);
    const at = `${serviceAt}?dialog=${encodeURIComponent(address)}`;
    const { left } = await renderDialog(server, { at, user: wireUser(user) });
    return { server, left };
  };
}

function openRequest(change: SettingsChange): Opening['open'] {
  return (user) => proposed({ change, user });
}

const ticket = (type: 'LINKINVITE' | 'UNLINKINVITE') =>
  wireTicket({ jiraKey: 'CXT-12', type, status: 'Waiting for customer' });

function institutionChange(): SettingsChange {
  const { institution } = person();
  if (!institution) throw new Error('Nobody acts for an institution');
  const settings = institutionSettingsOf(institution);
  const texts = { ...settings.texts, keywordsEn: 'north' };
  const wanted = { ...settings, texts };
  return {
    ...{ subject: 'institution', institution: institution.entityId, settings: wanted },
    ...{ services: [], comments: '' },
  };
}

const gathered: Opening['open'] = async (user) => {
  const server = serverWith().on('GET /x/changes/set', () => enveloped(wireChangeSet));
  const admin = wireUser({ ...user, extensions: ['changeSet'] });
  const { left } = await renderDialog(server, { at: '/changes?dialog=changes', user: admin });
  return { server, left };
};

const connected = { connected: true };
const review = 'Request this change?';
const openings: readonly Opening[] = [
  {
    dialog: 'connect',
    about: 'asking for a connection',
    level: 2,
    open: aboutService('connect:42:saml20_sp'),
    title: 'Connect Wiki',
  },
  {
    dialog: 'connect',
    about: 'accepting an invitation to connect',
    level: 2,
    open: aboutService('connect:42:saml20_sp:CXT-12', {}, [ticket('LINKINVITE')]),
    title: 'Accept the invitation to connect Wiki',
  },
  {
    dialog: 'disconnect',
    about: 'asking for the end of a connection',
    level: 2,
    open: aboutService('disconnect:42:saml20_sp', connected),
    title: 'Disconnect Wiki',
  },
  {
    dialog: 'disconnect',
    about: 'accepting an invitation to disconnect',
    level: 2,
    open: aboutService('disconnect:42:saml20_sp:CXT-12', connected, [ticket('UNLINKINVITE')]),
    title: 'Disconnect Wiki',
  },
  {
    dialog: 'deny',
    about: 'denying an invitation to connect',
    level: 2,
    open: aboutService('deny:42:saml20_sp:CXT-12', {}, [ticket('LINKINVITE')]),
    title: 'Decline the invitation to connect Wiki',
  },
  {
    dialog: 'deny',
    about: 'denying an invitation to disconnect',
    level: 2,
    open: aboutService('deny:42:saml20_sp:CXT-12', connected, [ticket('UNLINKINVITE')]),
    title: 'Decline the invitation to disconnect Wiki',
  },
  {
    dialog: 'acceptAll',
    about: 'accepting several invitations',
    level: 2,
    open: aboutService('acceptAll:CXT-12', {}, [ticket('LINKINVITE')]),
    title: 'Accept the invitations to connect',
  },
  {
    dialog: 'denyAll',
    about: 'declining several invitations',
    level: 2,
    open: aboutService('denyAll:CXT-12', {}, [ticket('LINKINVITE')]),
    title: 'Decline the invitations to connect',
  },
  { dialog: 'consent', about: 'changing the consent', level: 2, open: openRequest(consent), title: review },
  {
    dialog: 'strongAuthentication',
    about: 'changing the assurance level',
    level: 3,
    open: openRequest(strong),
    title: review,
  },
  {
    dialog: 'multiFactor',
    about: 'changing the second factor',
    level: 2,
    open: openRequest(multi),
    title: review,
  },
  {
    dialog: 'institution',
    about: 'changing the institution',
    level: 2,
    open: openRequest(institutionChange()),
    title: review,
  },
  {
    dialog: 'changes',
    about: 'sending gathered changes',
    level: 2,
    open: gathered,
    title: 'Send your changes',
  },
  {
    dialog: 'withdraw',
    about: 'withdrawing a request',
    level: 2,
    open: aboutService('withdraw:CXT-12', {}, [wireTicket({ withdrawable: true })]),
    title: 'Withdraw your request',
  },
];

const titled = (name: string) => screen.findByRole('heading', { level: 2, name });
const sending = () =>
  screen.queryAllByRole('button', { name: /^(Send|Accept|Decline|Withdraw|Request|Connect|Disconnect)/ });
const fields = () => [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('checkbox')];

/** Collects the title of every panel that the dialog shows from now on. */
function titlesFromNow(): ReadonlySet<string> {
  const titles = new Set<string>();
  const observer = new MutationObserver(() => {
    const title = document.querySelector('dialog h2')?.textContent;
    if (title) titles.add(title);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return titles;
}

beforeEach(() => sessionStorage.clear());

/** Gathering, asking, saving and watching do not affect logins, so they need no stronger one. */
const OF_NO_LEVEL = ['gather', 'upload', 'ask', 'answer', 'search', 'watchOne', 'watchAll'];

test('every dialog is in the table', () => {
  const here = [...new Set<string>(openings.map(({ dialog }) => dialog)), ...OF_NO_LEVEL];
  expect(here.sort()).toEqual([...dialogNames].sort());
});

test.each(openings)(
  '$about asks a weak login for level $level first',
  async ({ dialog, level, open, title }) => {
    const titles = titlesFromNow();
    const { server, left } = await open({ dashboardStepupEnabled: true, currentLoaLevel: level - 1 });
    await titled('Step up your login');
    expect(
      screen.getByText(new RegExp(`assurance level ${level}; yours has level ${level - 1}\\.`)),
    ).toBeVisible();
    expect([...titles]).not.toContain(title);
    expect([...fields(), ...sending()]).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Go to the login page' }));
    await waitFor(() => expect(left).toHaveLength(1));
    const login = new URL(left[0] ?? '', window.location.origin);
    expect(login.searchParams.get('loa')).toBe(String(level));
    expect(login.searchParams.get('redirect_url')).toContain(`dialog=${dialog}`);
    expect(server.seen.filter(({ method, path }) => method !== 'GET' && path !== '/actions')).toEqual([]);
  },
);

test.each(openings)(
  '$about does not ask a login of level $level for another one first',
  async ({ level, open, title }) => {
    const titles = titlesFromNow();
    await open({ dashboardStepupEnabled: true, currentLoaLevel: level });
    await titled(title);
    expect(sending()).not.toEqual([]);
    expect([...titles]).toContain(title);
    expect([...titles]).not.toContain('Step up your login');
  },
);
