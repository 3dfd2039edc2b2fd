import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { SettingsChange } from '../../../src/contracts/domain/tickets/change';
import { formatDialogAddress } from '../../../src/contracts/domain/dialogAddress';
import { overlays } from '../../../src/extensions/overlays';
import { DialogHost } from '../../../src/dialogs/host/DialogHost';
import { changeProposed } from '../../../src/store/change.slice';
import { useAppDispatch } from '../../../src/store/hooks';
import { wireUser } from '../builders';
import { enveloped, type FakeServer } from '../dom/fakeServer';
import { serverWith, serviceAt } from './renderDialog';
import { renderPage } from './renderPage';

export const CONSENT = 'POST /users/me/consent';
export const STRONG = 'POST /users/me/surfsecureid';
export const MFA = 'POST /users/me/mfa';
export const refeds = 'https://refeds.org/profile/mfa';
export const level = (rank: number) => `http://x/assurance/loa${rank}`;

const service = { serviceEntityId: 'https://wiki.example', serviceType: 'saml20_sp' } as const;
export const consent: SettingsChange = {
  subject: 'consent',
  ...service,
  type: 'DEFAULT_CONSENT',
  explanations: { en: 'Your name is shown.', nl: 'Uw naam is te zien.', pt: '' },
};
export const strong: SettingsChange = { subject: 'strongAuthentication', ...service, level: level(3) };
export const multi: SettingsChange = { subject: 'multiFactor', ...service, level: refeds };

export const stored = (over: object = {}) => ({
  spEntityId: 'https://wiki.example',
  type: 'MINIMAL_CONSENT',
  explanationEn: null,
  explanationNl: null,
  explanationPt: null,
  typeMetaData: 'saml20_sp',
  ...over,
});
export const pending = (over: object = {}) => ({
  jiraKey: 'CXT-70',
  requestedAt: '2026-03-01T10:00:00Z',
  userName: 'Bob Cee',
  subject: 'consent',
  spEntityId: 'https://wiki.example',
  changes: [],
  ...over,
});

const plainUser = {
  dashboardStepupEnabled: true,
  extensions: ['changes', 'idempotency'],
  authnContextLevels: [refeds],
  multiFactorLevels: [{ uri: refeds, rank: 1, labels: { en: 'Multi-factor (REFEDS)' } }],
};

/** Makes a server on which the wiki has nothing set and nothing waits. */
export function settingsServer(consents: object[] = [], changes: object[] = []): FakeServer {
  return serverWith({ connected: true })
    .on('GET /users/disableConsent', () => Response.json(consents))
    .on('GET /x/changes', () => enveloped(changes))
    .on(CONSENT, () => enveloped({ jiraKey: 'CXT-77' }))
    .on(STRONG, () => enveloped({ jiraKey: 'CXT-77' }))
    .on(MFA, () => enveloped({ jiraKey: 'CXT-77' }));
}

/** A stand-in for a settings page: proposes a change, and opens the dialog by its address. */
function Page({ change, onLeave }: { change: SettingsChange | null; onLeave: (to: string) => void }) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          if (change) dispatch(changeProposed(change));
          setOpen(true);
        }}
      >
        Propose
      </button>
      {open && <DialogHost overlays={overlays} goTo={onLeave} />}
    </>
  );
}

interface Situation {
  readonly server?: FakeServer;
  readonly change?: SettingsChange | null;
  readonly user?: object;
  readonly at?: string;
  readonly dialog?: SettingsChange['subject'];
}

const addressOf = (dialog: SettingsChange['subject']) => {
  const service = { id: 42, type: 'saml20_sp' } as const;
  const address = dialog === 'institution' ? { dialog } : { dialog, service };
  return `${serviceAt}?${new URLSearchParams({ dialog: formatDialogAddress(address) })}`;
};

export async function proposed(situation: Situation = {}) {
  const { server = settingsServer(), change = consent, user: person = {} } = situation;
  const at = situation.at ?? addressOf(situation.dialog ?? change?.subject ?? 'consent');
  const left: string[] = [];
  const user = userEvent.setup();
  const view = await renderPage(<Page change={change} onLeave={(to) => left.push(to)} />, {
    at,
    server,
    user: wireUser({ ...plainUser, ...person }),
  });
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  return { ...view, user, server, left };
}
