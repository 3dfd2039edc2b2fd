/** The page of wishes, the button on the page of a service, and the link on the page of changes. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MOST_WISHES } from '../../../../src/extensions/wishes/contract/wishes';
import type { OwnWish, WishesMerge, WishGroup } from '../../../../src/extensions/wishes/contract/wishes.wire';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireChangeSet, wireService, wireUser } from '../../../support/builders';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import { chooseTogether, wishFields, wishGroup as group, wishItem } from './wishesPage';

const extensions = ['wishes', 'changeSet'];
const admin = wireUser({ extensions });
const member = wireUser({ extensions, dashboardAdmin: false, dashboardMember: true });
const service = { serviceType: 'saml20_sp', serviceId: 42 } as const;
const groups = [
  group('Wiki', { people: 40 }),
  group('Atlas', {
    people: 2,
    wishes: [{ id: 9, name: 'Bo', ...wishFields, askedAt: '2026-04-01T09:00:00Z' }],
  }),
];
const wishes = (over: object = {}) => enveloped({ groups, more: false, ...over });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const order = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('administrators see services with the people who need them, sorted as they like (REQUIREMENTS 438)', async () => {
  const server = smallServer(admin).on('GET /x/wishes', () => wishes());
  await renderDashboard({ at: '/wishes', server, user: admin });
  expect(await screen.findByText('For 40 users, in 1 request')).toBeVisible();
  expect(names()).toEqual(['Wiki', 'Atlas']);
  await order('Name');
  expect(names()).toEqual(['Atlas', 'Wiki']);
  await order('Newest');
  expect(names()).toEqual(['Atlas', 'Wiki']);
  await order('Most users');
  expect(names()).toEqual(['Wiki', 'Atlas']);
});

test('a service is added to the changes with one press; a refusal is shown at the button (REQUIREMENTS 441)', async () => {
  let state: WishGroup['state'] = 'open';
  const server = smallServer(admin)
    .on('GET /x/wishes', () => wishes({ groups: [group('Wiki', { state }), group('Atlas')] }))
    .on('POST /x/changes/set/lines', ({ body }) => {
      const { lines } = body as { lines: { service: string }[] };
      if (lines[0]?.service !== 'https://wiki.example')
        return enveloped({ added: 0, size: 1, refused: [{ place: 0, obstacle: 'notConnectable' }] });
      state = 'gathered';
      return enveloped({ added: 1, size: 1, refused: [] });
    });
  await renderDashboard({ at: '/wishes', server, user: admin });
  await userEvent.click(await screen.findByRole('button', { name: /^Add to my changes.*Atlas/ }));
  const atlas = within(await wishItem('Atlas'));
  expect(await atlas.findByText(/cannot be connected|connect/i)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Add to my changes.*Wiki/ }));
  expect(await screen.findByText('In the changes of your institution')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add to my changes.*Wiki/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Answer.*Wiki/ })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'your changes' })).toHaveAttribute('href', '/changes');
});

test('if an invitation waits, a link to it replaces the button (REQUIREMENTS 441)', async () => {
  const server = smallServer(admin).on('GET /x/wishes', () =>
    wishes({ groups: [group('Wiki', { ...service, state: 'invited' })] }),
  );
  await renderDashboard({ at: '/wishes', server, user: admin });
  const link = await screen.findByRole('link', { name: 'Answer the invitation' });
  expect(link).toHaveAttribute('href', '/apps/42/saml20_sp/about');
  expect(screen.queryByRole('button', { name: /^Add to my changes/ })).toBeNull();
});

test('three of many sentences are shown, the others on demand, and the hidden ones are counted', async () => {
  const many = Array.from({ length: 5 }, (_, id) => ({ id, name: `Person ${id}`, ...wishFields }));
  const server = smallServer(admin).on('GET /x/wishes', () =>
    wishes({ groups: [group('Wiki', { count: 9, people: 9, wishes: many })], more: true }),
  );
  await renderDashboard({ at: '/wishes', server, user: admin });
  await userEvent.click(await screen.findByText('6 more requests'));
  expect(screen.getByText(/Person 4/)).toBeVisible();
  expect(screen.getByText('4 earlier requests are counted and not shown.')).toBeVisible();
  expect(screen.getByText(/there are more/)).toBeVisible();
});

test('wishes are grouped with those for another service, and separated; the focus follows them (REQUIREMENTS 483)', async () => {
  let isTogether = false;
  const [wiki, atlas] = [group('Wiki', { version: 'w' }), group('Atlas', { version: 'a' })];
  const both = group('Atlas', {
    version: 'b',
    count: 2,
    people: 42,
    together: [wiki],
    wishes: [{ id: 1, name: 'Ann', ...wishFields, asked: wiki }],
  });
  const sent: WishesMerge[] = [];
  const server = smallServer(admin)
    .on('GET /x/wishes', () => wishes({ groups: isTogether ? [both] : [atlas, wiki] }))
    .on('POST /x/wishes/together', ({ body }) => {
      sent.push(body as WishesMerge);
      isTogether = !isTogether;
      return enveloped({ count: 2 });
    });
  await renderDashboard({ at: '/wishes', server, user: admin });
  await userEvent.click(await chooseTogether('Wiki', 'Atlas'));
  expect(await screen.findByText('For 42 users, in 2 requests')).toBeVisible();
  expect(screen.getByText(/^Ann, .*requested Wiki$/)).toBeVisible();
  expect(names()).toEqual(['Atlas']);
  await waitFor(async () => expect(await wishItem('Atlas')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: /^Split ?: Wiki$/ }));
  await waitFor(async () => expect(await wishItem('Wiki')).toHaveFocus());
  const about = { service: wiki.service, serviceType: wiki.serviceType };
  const into = { service: atlas.service, serviceType: atlas.serviceType };
  expect(sent).toEqual([
    { ...about, version: 'w', into },
    { ...about, version: 'b' },
  ]);
});

test('a person who answers grouped wishes reads how many, and for which other services (REQUIREMENTS 483)', async () => {
  const { serviceName: _unseen, ...boreas } = group('Boreas');
  const both = group('Wiki', { count: 2, together: [group('Atlas'), boreas] });
  const server = smallServer(admin)
    .on('GET /services/detail', () =>
      enveloped(wireService({ spEntityId: both.service, names: { en: 'Wiki' } })),
    )
    .on('GET /x/wishes', () => wishes({ groups: [both] }));
  await renderDashboard({ at: '/wishes?dialog=answer:42:saml20_sp', server, user: admin });
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(/^You answer 2 requests for Wiki\. All users who sent them see/),
  ).toBeVisible();
  expect(dialog.getByText('Also for Atlas and https://boreas.example, merged with it.')).toBeVisible();
  expect(dialog.getByText(/^It goes at once to all users who sent a request/)).toBeVisible();
});

test('nothing is grouped without a choice, and a refusal keeps the choice (REQUIREMENTS 485)', async () => {
  const server = smallServer(admin)
    .on('GET /x/wishes', () =>
      wishes({ groups: [group('Wiki'), group('Atlas'), group('Gone', { state: 'gone' })] }),
    )
    .on('POST /x/wishes/together', () => problem(409, 'wishes-changed'));
  await renderDashboard({ at: '/wishes', server, user: admin });
  const item = within(await wishItem('Wiki'));
  await userEvent.click(item.getByText(/^Merge with/));
  await userEvent.click(item.getByRole('button', { name: 'Merge' }));
  expect(item.getByText('Choose a service first.')).toBeVisible();
  expect(item.queryByRole('option', { name: 'Gone' })).toBeNull();
  await userEvent.selectOptions(item.getByRole('combobox'), 'Atlas');
  await userEvent.click(item.getByRole('button', { name: 'Merge' }));
  expect(await item.findByText(/^In the meantime a/)).toBeVisible();
  expect(item.getByRole('combobox')).toHaveDisplayValue('Atlas');
});

const own = (over: Partial<OwnWish> = {}): OwnWish => ({
  ...service,
  service: 'https://wiki.example',
  serviceName: 'Wiki',
  ...wishFields,
  ...over,
});
const answered = own({
  state: 'declined',
  answer: { text: 'We have another one.', by: 'Robin', at: '2026-03-02T09:00:00Z' },
});

test('a person who has asked sees the outcome, with the answer (REQUIREMENTS 442)', async () => {
  const server = smallServer(member).on('GET /x/wishes/own', () =>
    enveloped({
      wishes: [answered, own({ service: 'https://old.example', serviceName: 'Old', state: 'connected' })],
    }),
  );
  await renderDashboard({ at: '/wishes', server, user: member });
  expect(await screen.findByText('Will not be connected')).toBeVisible();
  expect(screen.getByText('We have another one.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^(Change or withdraw|Remove)/ })).toHaveLength(2);
});

test('a wish that is grouped says so, on the page of wishes and on that of the service (REQUIREMENTS 484)', async () => {
  const mine = [own({ state: 'gathered', together: group('Atlas') })];
  const server = smallServer(member)
    .on('GET /services/detail', () =>
      enveloped(wireService({ connected: false, spEntityId: 'https://wiki.example' })),
    )
    .on('GET /x/wishes/own', () => enveloped({ wishes: mine }));
  await renderDashboard({ at: '/wishes', server, user: member });
  const words = /^You requested .*\. Your administrators handle it together with Atlas\.$/;
  expect(await screen.findByText(words)).toBeVisible();
  const status = 'Atlas: In the changes of your institution';
  expect(screen.getByText(status)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Wiki' }));
  await screen.findByRole('heading', { level: 1, name: 'Wiki' });
  expect(await screen.findByText(status)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['no wish exists', [], 'Request this service…'],
  ['a wish exists', [answered], 'Change or withdraw your request'],
])('on the page of the service, if %s (REQUIREMENTS 435, 442)', async (_title, mine, link) => {
  const server = smallServer(member)
    .on('GET /services/detail', () =>
      enveloped(wireService({ connected: false, spEntityId: 'https://wiki.example' })),
    )
    .on('GET /x/wishes/own', () => enveloped({ wishes: mine }));
  await renderDashboard({ at: '/apps/42/saml20_sp/about', server, user: member });
  expect(await screen.findByRole('link', { name: link })).toBeVisible();
});

test.each([
  [MOST_WISHES - 1, 'nothing is in the way', [], 'Request Wiki'],
  [MOST_WISHES, 'that is told before anything is typed', [], 'You cannot request another service now'],
  [MOST_WISHES - 1, 'and this one, which can be changed', [own()], 'Your request for Wiki'],
])('with %i wishes for other services, %s (REQUIREMENTS 436)', async (count, _title, mine, title) => {
  const others = Array.from({ length: count }, (_, number) => own({ service: `https://${number}.example` }));
  const server = smallServer(member)
    .on('GET /services/detail', () =>
      enveloped(wireService({ connected: false, name: 'Wiki', spEntityId: 'https://wiki.example' })),
    )
    .on('GET /x/wishes/own', () => enveloped({ wishes: [...others, ...mine] }));
  await renderDashboard({ at: '/apps/42/saml20_sp/about?dialog=ask:42:saml20_sp', server, user: member });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('heading', { name: title })).toBeVisible();
});

test('without the extension only the reason is shown, and wishes are not requested (REQUIREMENTS 443)', async () => {
  const without = wireUser({ dashboardAdmin: false, dashboardMember: true });
  const server = smallServer(without).on('GET /services/detail', () =>
    enveloped(wireService({ connected: false })),
  );
  await renderDashboard({ at: '/apps/42/saml20_sp/about', server, user: without });
  await screen.findByRole('button', { name: 'Connect…' });
  expect(screen.queryByRole('link', { name: /^Request this service/ })).toBeNull();
  expect(server.seen.filter(({ path }) => path.includes('wishes'))).toEqual([]);
});

test('the page of changes counts the wishes that wait for an answer, and leads there (REQUIREMENTS 443)', async () => {
  const server = smallServer(admin)
    .on('GET /x/changes/set', () => enveloped(wireChangeSet))
    .on('GET /x/wishes', () => wishes());
  await renderDashboard({ at: '/changes', server, user: admin });
  expect(
    await screen.findByRole('link', { name: 'Requests from users 2 waiting for an answer' }),
  ).toHaveAttribute('href', '/wishes');
});

test('wishes that cannot be loaded say so, and can be tried again', async () => {
  let broken = true;
  const server = smallServer(admin).on('GET /x/wishes', () =>
    broken ? problem(500, 'internal') : wishes({ groups: [] }),
  );
  await renderDashboard({ at: '/wishes', server, user: admin });
  expect(await screen.findByText('The requests from users could not be loaded')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No requests from users')).toBeVisible();
});
