import type { Language } from '../../../src/contracts/domain/language';
import { StrictMode } from 'react';
import { Link } from 'react-router';
import { overlays } from '../../../src/extensions/overlays';
import { DialogHost } from '../../../src/dialogs/host/DialogHost';
import { enveloped, FakeServer } from '../dom/fakeServer';
import { wireService, wireTicketPage } from '../builders';
import { renderPage, type At } from './renderPage';

/** Addresses of the service page, without and with the connect dialog. */
export const serviceAt = '/apps/42/saml20_sp/about';
export const connectAt = `${serviceAt}?dialog=connect%3A42%3Asaml20_sp`;

/** Makes a server with one service and without open tickets. */
export function serverWith(service: object = {}, tickets: object[] = []): FakeServer {
  return new FakeServer()
    .on('GET /services/detail', () => enveloped(wireService(service)))
    .on('POST /actions', () => enveloped(wireTicketPage(tickets)));
}

interface Shown {
  readonly at?: At;
  readonly user?: object;
  readonly language?: Language;
}

/** Renders the dialog host beside a page, in strict mode. `left` collects the addresses to which the page went. */
export async function renderDialog(server: FakeServer, { at = connectAt, user, language }: Shown = {}) {
  const left: string[] = [];
  const view = await renderPage(
    <StrictMode>
      <Link to={connectAt}>Connect…</Link>
      <DialogHost overlays={overlays} goTo={(address) => left.push(address)} />
    </StrictMode>,
    { at, server, ...(user && { user }), ...(language && { language }) },
  );
  return { ...view, left };
}
