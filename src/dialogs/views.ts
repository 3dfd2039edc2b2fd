import type { DialogAddress } from '../contracts/domain/dialogAddress';
import { needTexts } from '../i18n/catalogue';
import type { DialogView } from './frame/panels';

/** The view of each dialog and its texts, loaded when it opens. */
export const views: Readonly<Record<DialogAddress['dialog'], () => Promise<DialogView>>> = {
  connect: async () =>
    (await Promise.all([import('./connect/ConnectDialog'), needTexts('dialogs')]))[0].connectView,
  disconnect: async () =>
    (await Promise.all([import('./disconnect/DisconnectDialog'), needTexts('dialogs')]))[0].disconnectView,
  deny: async () =>
    (await Promise.all([import('./denyInvite/DenyInviteDialog'), needTexts('dialogs')]))[0].denyInviteView,
  consent: changeRequest,
  strongAuthentication: changeRequest,
  multiFactor: changeRequest,
  institution: changeRequest,
  withdraw: async () =>
    (await Promise.all([import('./withdrawRequest/WithdrawRequestDialog'), needTexts('dialogs')]))[0]
      .withdrawRequestView,
};

async function changeRequest(): Promise<DialogView> {
  const loaded = await Promise.all([import('./changeRequest/ChangeRequestDialog'), needTexts('dialogs')]);
  return loaded[0].changeRequestView;
}
