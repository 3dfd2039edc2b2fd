import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DownloadServices } from '../../src/features/services/tools/DownloadServices';
import { violations } from '../support/dom/axe';
import { wireGuest, wireInstitution, wireUser } from '../support/builders';
import { FakeServer, problem, type Seen } from '../support/dom/fakeServer';
import { answerTo } from '../support/otherServer/otherServer';
import { federation } from '../support/otherServer/federation';
import { parseCsv } from '../support/parseCsv';
import { renderPage } from '../support/rendered/renderPage';

const labels = [
  ...['id', 'name', 'organisation-name', 'entityID', 'description', 'app-url', 'wiki-url', 'support-mail'],
  ...['connected', 'licenseStatus', 'publishedInEdugain', 'singleTenant', 'strongAuthentication'],
  ...['arpEnabled', 'arpAttributes'],
];
const entityId = (id: number) => `https://s${id}.example`;
const row = (id: number, entity = entityId(id)) =>
  labels.map((label) => ({ id: String(id), entityID: entity })[label] ?? `${label} of ${id}`);
const services = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: count - index, entityId: entityId(count - index) }));
const idsOf = ({ body }: Seen): number[] => (body as { ids: number[] }).ids;

let server: FakeServer;
let saved: { name: string; rows: string[][] }[];

beforeEach(() => {
  saved = [];
  server = new FakeServer().on('POST /services/download', (seen) =>
    Response.json([labels, ...idsOf(seen).map((id) => row(id))]),
  );
  let savedBlob: Blob;
  URL.createObjectURL = (blob) => ((savedBlob = blob as Blob), 'blob:kept');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(async function (
    this: HTMLAnchorElement,
  ) {
    const name = this.download;
    const bytes = new Uint8Array(await savedBlob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    saved.push({ name, rows: parseCsv(new TextDecoder().decode(bytes)) });
  });
});

afterEach(() => jest.restoreAllMocks());

const button = () => screen.getByRole('button');
const show = (count: number, as: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(<DownloadServices services={services(count)} />, { at: '/apps/all', server, ...as });
const press = () => userEvent.click(button());
const file = async () => {
  await waitFor(() => expect(saved).toHaveLength(1));
  return saved[0];
};

test('all services of the list are in services.csv, in its order, under 15 labels (REQUIREMENTS 82, 83)', async () => {
  await show(30);
  await press();
  const { name, rows } = (await file()) ?? {};
  expect(name).toBe('services.csv');
  expect(rows).toEqual([labels, ...services(30).map(({ id }) => row(id))]);
  expect(server.calls('POST /services/download')[0]?.body).toMatchObject({
    idp: 'https://idp.north.example',
  });
  expect(screen.getByRole('status')).toHaveTextContent('30 services saved in services.csv.');
});

function Filling() {
  const [coming, setComing] = useState(true);
  return (
    <div onDoubleClick={() => setComing(false)}>
      <DownloadServices services={services(coming ? 2 : 3)} coming={coming} />
    </div>
  );
}

test('a download during a search starts when all services are found, and has all of them (REQUIREMENTS 82)', async () => {
  await renderPage(<Filling />, { at: '/apps/all', server });
  await press();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(server.calls('POST /services/download')).toEqual([]);
  await userEvent.dblClick(button());
  expect((await file())?.rows).toEqual([labels, ...services(3).map(({ id }) => row(id))]);
});

test('a long list is requested in portions, and the progress is shown', async () => {
  let respond: () => void = () => undefined;
  server.on('POST /services/download', async (seen) => {
    await new Promise<void>((resolve) => (respond = resolve));
    return Response.json([labels, ...idsOf(seen).map((id) => row(id))]);
  });
  await show(2_500);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('is being downloaded');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await press();
  for (const done of ['1,000 of 2,500', '2,000 of 2,500']) {
    await act(async () => respond());
    expect(await screen.findByText(new RegExp(done))).toBeVisible();
  }
  expect(screen.getByRole('progressbar', { name: 'Download of the list' })).toHaveValue(2_000);
  await act(async () => respond());
  expect((await file())?.rows).toHaveLength(2_501);
  expect(server.calls('POST /services/download').map(idsOf)).toEqual(
    [0, 1_000, 2_000].map((start) =>
      services(2_500)
        .slice(start, start + 1_000)
        .map(({ id }) => id),
    ),
  );
});

test('of services that share a number, those of the list are in the file, in its order', async () => {
  const shared = [
    { id: 7, entityId: 'b' },
    { id: 8, entityId: '=c' },
    { id: 7, entityId: 'a' },
  ];
  server.on('POST /services/download', () =>
    Response.json([labels, row(7, 'a'), row(7, 'b'), row(7, 'not listed'), row(8, "'=c")]),
  );
  await renderPage(<DownloadServices services={shared} />, { at: '/apps/all', server });
  await press();
  expect((await file())?.rows.slice(1).map((cells) => cells[3])).toEqual(['b', "'=c", 'a']);
});

test('the server that leaves out support mail gets an empty cell there (REQUIREMENTS 83)', async () => {
  const held = federation();
  server.on('POST /services/download', (seen) => answerTo(held, seen));
  const [wiki] = held.services;
  const list = [{ id: wiki?.id ?? 0, entityId: wiki?.spEntityId ?? '' }];
  const user = wireUser({ currentIdp: wireInstitution({ id: held.login?.idp }) });
  await renderPage(<DownloadServices services={list} />, { at: '/apps/all', server, user });
  await press();
  const [first, cells] = (await file())?.rows ?? [];
  const of = Object.fromEntries((first ?? []).map((label, index) => [label, cells?.[index]]));
  expect(cells).toHaveLength(14);
  expect(of).toMatchObject({
    'support-mail': '',
    connected: expect.stringMatching(/^(true|false)$/),
    licenseStatus: 'UNKNOWN',
  });
});

const uneven: [string, unknown][] = [
  [
    'one cell short without a label for support mail',
    [labels.filter((label) => label !== 'support-mail'), row(1).slice(2)],
  ],
  ['two cells short', [labels, row(1).slice(2)]],
  ['a cell too many', [labels, [...row(1), 'x']]],
  ['one row of many uneven', [labels, row(1), row(1).slice(3)]],
  [
    'no labels that are known',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['numbers for cells', [labels, row(1).map(() => 1)]],
  ['no list at all', { payload: [] }],
  ['nothing', []],
];

test.each(uneven)('%s: no file is made, and a message says so', async (_title, answer) => {
  server.on('POST /services/download', () => Response.json(answer));
  await show(1);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('the values do not match the column headings');
  expect(saved).toEqual([]);
});

test('labels that change between portions make no file', async () => {
  server.on('POST /services/download', (seen) =>
    Response.json([idsOf(seen).includes(1) ? labels.toReversed() : labels]),
  );
  await show(1_500);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('do not match');
  expect(saved).toEqual([]);
});

test('a failure is reported, and can be tried again (REQUIREMENTS 84)', async () => {
  server.on('POST /services/download', () => problem(500, 'internal'));
  const { container } = await show(3);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The list was not downloaded.');
  expect(await violations(container)).toEqual([]);
  expect(button()).toHaveAccessibleDescription(/not downloaded/);
  expect(button()).toHaveFocus();
  server.on('POST /services/download', (seen) =>
    Response.json([labels, ...idsOf(seen).map((id) => row(id))]),
  );
  await press();
  expect((await file())?.rows).toHaveLength(4);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('if the list is empty the button says why it does nothing (REQUIREMENTS 84)', async () => {
  const { container } = await show(0);
  expect(button()).toHaveAccessibleDescription('There is nothing to download: the list is empty.');
  await press();
  expect(server.calls('POST /services/download')).toEqual([]);
  expect(await violations(container)).toEqual([]);
});

test('leaving the page stops it: no more requests, no file', async () => {
  let aborted = false;
  server.on('POST /services/download', () => new Promise<Response>(() => undefined));
  const { unmount } = await show(1_500);
  const fetched = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    init?.signal?.addEventListener('abort', () => (aborted = true));
    return fetched(input, init);
  };
  await press();
  unmount();
  await waitFor(() => expect(aborted).toBe(true));
  expect(server.calls('POST /services/download')).toHaveLength(1);
  expect(saved).toEqual([]);
});

test('a guest gets a file as well', async () => {
  await show(2, { user: wireGuest });
  await press();
  expect((await file())?.rows).toHaveLength(3);
  expect(server.calls('POST /services/download')[0]?.body).toEqual({ idp: 'guest', ids: [2, 1] });
});
