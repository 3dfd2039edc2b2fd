/** One change of one service is added to the set of changes instead of being sent (REQUIREMENTS 415–418). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SettingsChange } from '../../../../src/contracts/domain/tickets/change';
import { person, wireInstitution, wireTicket, wireUser } from '../../../support/builders';
import {
  consent,
  level,
  multi,
  proposed,
  refeds,
  settingsServer,
  strong,
} from '../../../support/rendered/changeDialog';
import { enveloped, problem, type FakeServer } from '../../../support/dom/fakeServer';
import { connectAt, renderDialog, serverWith, serviceAt } from '../../../support/rendered/renderDialog';
import { institutionSettingsOf } from '../../../../src/store/institutionSettings';

const ADD = 'POST /x/changes/set/lines';
const extensions = ['changes', 'idempotency', 'changeSet'];
const wiki = { service: 'https://wiki.example', serviceType: 'saml20_sp' };
const disconnectAt = `${serviceAt}?dialog=disconnect%3A42%3Asaml20_sp`;

const titled = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const add = () => button('Add to my changes');
const added = (size = 3) => enveloped({ added: 1, size, refused: [] });
const refusedAs = (obstacle: string, more: object = {}) =>
  enveloped({ added: 0, size: 2, refused: [{ place: 0, obstacle, ...more }] });

interface Way {
  readonly about: string;
  readonly line: object;
  readonly send: RegExp;
  readonly form: string;
  /** What the button is described by. */
  readonly leavesOut: RegExp;
  /** Opens the dialog, and fills in what it takes. */
  readonly open: (answer: () => Response | Promise<Response>, own?: readonly string[]) => Promise<Opened>;
}

interface Opened {
  readonly server: FakeServer;
  readonly user: ReturnType<typeof userEvent.setup>;
}

function ofConnection(at: string, service: object, box: RegExp, form: string): Way['open'] {
  return async (answer, own = extensions) => {
    const server = serverWith(service).on(ADD, answer);
    const user = userEvent.setup();
    await renderDialog(server, { at, user: wireUser({ extensions: own }) });
    await titled(form);
    await user.type(screen.getByLabelText(/Your comments/), 'At the end of term');
    await user.click(screen.getByRole('checkbox', { name: box }));
    return { server, user };
  };
}

function ofSetting(change: SettingsChange, user: object = {}): Way['open'] {
  return async (answer, own = extensions) => {
    const server = settingsServer().on(ADD, answer);
    const opened = await proposed({ server, change, user: { extensions: own, ...user } });
    await titled('Request this change?');
    return opened;
  };
}

const review = { send: /^Send request$/, form: 'Request this change?', leavesOut: /^$/ };
const comments = /“Add to my changes” leaves out the comments\./;
const ways: readonly Way[] = [
  {
    about: 'a connection',
    line: { kind: 'connect', ...wiki, level: '' },
    send: /^Send request$/,
    form: 'Connect Wiki',
    leavesOut: comments,
    open: ofConnection(connectAt, {}, /I accept these terms/, 'Connect Wiki'),
  },
  {
    about: 'the end of a connection',
    line: { kind: 'disconnect', ...wiki },
    send: /^Request disconnection$/,
    form: 'Disconnect Wiki',
    leavesOut: comments,
    open: ofConnection(disconnectAt, { connected: true }, /end the connection/, 'Disconnect Wiki'),
  },
  {
    about: 'consent',
    line: {
      kind: 'consent',
      ...wiki,
      type: 'DEFAULT_CONSENT',
      explanationEn: 'Your name is shown.',
      explanationNl: 'Uw naam is te zien.',
      explanationPt: '',
    },
    open: ofSetting(consent),
    ...review,
  },
  {
    about: 'an assurance level',
    line: { kind: 'strongAuthentication', ...wiki, loaLevel: level(3) },
    open: ofSetting(strong, { currentLoaLevel: 3 }),
    ...review,
  },
  {
    about: 'multi-factor authentication',
    line: { kind: 'multiFactor', ...wiki, authnContextLevel: refeds },
    open: ofSetting(multi),
    ...review,
  },
];

/** The calls that changed something, or tried to. */
const writes = (server: FakeServer) =>
  server.seen.filter(({ method, path }) => method !== 'GET' && path !== '/actions');
const keys = (server: FakeServer) => server.calls(ADD).map(({ headers }) => headers.get('Idempotency-Key'));
const later = (response: Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(response), 50));

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => sessionStorage.clear());

describe.each(ways)('$about', ({ line, send, form, leavesOut, open }) => {
  test('is added once, regardless of the number of presses, and a link to all changes is shown (REQUIREMENTS 415)', async () => {
    const { server, user } = await open(() => later(added()));
    expect(add()).toHaveAccessibleDescription(leavesOut);
    await Promise.all([user.dblClick(add()), titled('Adding to your changes')]);
    await titled('Added to your changes');
    expect(screen.getByText(/3 changes are waiting to be sent/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View my changes' })).toHaveAttribute('href', '/changes');
    expect(writes(server).map(({ body }) => body)).toEqual([{ lines: [line] }]);
    expect(keys(server)[0]).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}-0$/);
    await user.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is refused with the reason, and everything stays the same (REQUIREMENTS 416)', async () => {
    const { user } = await open(() => refusedAs('requested', { jiraKey: 'CXT-70' }));
    const before = within(screen.getByRole('dialog')).queryAllByRole('textbox');
    await user.click(add());
    await titled('Nothing was added');
    expect(screen.getByText('CXT-70')).toBeVisible();
    await user.click(button('Keep editing'));
    await titled(form);
    const after = within(screen.getByRole('dialog')).queryAllByRole('textbox');
    expect(after.map((one) => (one as HTMLInputElement).value)).toEqual(
      before.map((one) => (one as HTMLInputElement).value),
    );
    for (const box of screen.queryAllByRole('checkbox', { name: /accept these|end the/ }))
      expect(box).toBeChecked();
    expect(add()).toBeVisible();
  });

  test('is sent again under the same key after a failure (REQUIREMENTS 417)', async () => {
    const answers = [lost, () => problem(403, 'session-expired'), () => added()];
    const { server, user } = await open(() => (answers.shift() ?? added)());
    await user.click(add());
    await titled('The dashboard cannot be reached');
    await user.click(button('Try again'));
    await titled('Your session has ended');
    await user.click(button('Try again'));
    await titled('Added to your changes');
    expect(keys(server)).toHaveLength(3);
    expect(new Set(keys(server)).size).toBe(1);
  });

  test('can only be sent if the server has no set of changes (REQUIREMENTS 418)', async () => {
    await open(added, ['changes', 'idempotency']);
    expect(button(send)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to my changes' })).toBeNull();
    expect(screen.queryByText(/Add to my changes/)).toBeNull();
  });
});

describe('the form', () => {
  test('is checked before it is added, and then sent by the button that sends (REQUIREMENTS 415)', async () => {
    const server = serverWith().on('POST /services/connect', () => enveloped(wireTicket()));
    const user = userEvent.setup();
    await renderDialog(server, { user: wireUser({ extensions }) });
    await titled('Connect Wiki');
    await user.click(add());
    expect(await screen.findByText('Accept the terms to connect.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /I accept these terms/ })).toHaveFocus();
    expect(writes(server)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /I accept these terms/ }));
    // Enter in a field presses the only button that submits.
    expect(screen.getAllByRole('button').filter((one) => one.matches('[type=submit]'))).toEqual([
      button('Send request'),
    ]);
    await user.click(button('Send request'));
    await titled('Request sent');
    expect(writes(server)).toHaveLength(1);
  });

  test('is added with its level, which a service that sets its own does not have', async () => {
    const server = serverWith().on(ADD, () => added());
    const user = userEvent.setup();
    await renderDialog(server, { user: wireUser({ extensions }) });
    await titled('Connect Wiki');
    await user.selectOptions(screen.getByLabelText('Assurance level'), level(2));
    await user.click(screen.getByRole('checkbox', { name: /I accept these terms/ }));
    await user.click(add());
    await titled('Added to your changes');
    expect(server.calls(ADD)[0]?.body).toEqual({
      lines: [{ kind: 'connect', ...wiki, level: level(2) }],
    });
  });

  test.each([
    ['CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL', comments],
    ['CONNECT_WITHOUT_INTERACTION_WITH_EMAIL', /leaves out the e-mail address and the comments/],
  ])('says which parts are not added: %s', async (dashboardConnectOption, text) => {
    await renderDialog(serverWith({ dashboardConnectOption }), { user: wireUser({ extensions }) });
    await titled('Connect Wiki');
    expect(add()).toHaveAccessibleDescription(text);
  });
});

describe('nothing is added to the set of changes (REQUIREMENTS 418)', () => {
  test.each([
    ['connect', 'LINKINVITE', {}, 'Accept the invitation to connect Wiki'],
    ['disconnect', 'UNLINKINVITE', { connected: true }, 'Disconnect Wiki'],
  ] as const)('by the answer to an invitation: %s', async (dialog, type, service, title) => {
    const invitation = wireTicket({ jiraKey: 'CXT-12', type, status: 'Waiting for customer' });
    const at = `${serviceAt}?dialog=${dialog}%3A42%3Asaml20_sp%3ACXT-12`;
    await renderDialog(serverWith(service, [invitation]), { at, user: wireUser({ extensions }) });
    await titled(title);
    expect(screen.queryByRole('button', { name: 'Add to my changes' })).toBeNull();
  });

  test('by a change of the institution itself', async () => {
    const institution = person().institution;
    if (!institution) throw new Error('Nobody acts for an institution');
    const settings = institutionSettingsOf(institution);
    const texts = { ...settings.texts, keywordsEn: 'north' };
    const change: SettingsChange = {
      subject: 'institution',
      institution: institution.entityId,
      settings: { ...settings, texts },
      services: [],
      comments: '',
    };
    const own = { extensions, institutionIdps: [wireInstitution()] };
    await proposed({ change, user: own });
    await titled('Request this change?');
    expect(screen.queryByRole('button', { name: 'Add to my changes' })).toBeNull();
  });
});

test('the page behind has done its part as soon as its change is in the set (REQUIREMENTS 415)', async () => {
  const server = settingsServer().on(ADD, () => added(1));
  const { user, store } = await proposed({ server, user: { extensions } });
  await titled('Request this change?');
  await user.click(add());
  await titled('Added to your changes');
  expect(screen.getByText(/1 change is waiting to be sent/)).toBeVisible();
  expect(store.getState().change).toMatchObject({ ended: { outcome: 'settled' } });
});
