import type { AnyStateMachine } from 'xstate';
import type { DialogAddress } from '../../contracts/domain/dialogAddress';
import { needTexts } from '../../i18n/catalogue';
import type { DialogNeeds, ServiceNeeds } from '../../store/actors/dialogNeeds';

export interface Built {
  /** With every port attached. */
  readonly machine: AnyStateMachine;
  readonly input: unknown;
}

/** The chart of each dialog with its ports, loaded when it opens; its states name the texts of their titles. */
export const implementations: Readonly<
  Record<DialogAddress['dialog'], () => Promise<(needs: DialogNeeds) => Built>>
> = {
  connect: async () =>
    aboutService(
      (await Promise.all([import('../../store/actors/connect.ports'), needTexts('dialogs')]))[0].openConnect,
    ),
  disconnect: async () =>
    aboutService(
      (await Promise.all([import('../../store/actors/disconnect.ports'), needTexts('dialogs')]))[0]
        .openDisconnect,
    ),
  deny: async () =>
    aboutService(
      (await Promise.all([import('../../store/actors/denyInvite.ports'), needTexts('dialogs')]))[0]
        .openDenyInvite,
    ),
  consent: async () => (await changeRequestPorts()).openChangeRequest('consent'),
  strongAuthentication: async () => (await changeRequestPorts()).openChangeRequest('strongAuthentication'),
  multiFactor: async () => (await changeRequestPorts()).openChangeRequest('multiFactor'),
  institution: async () => (await changeRequestPorts()).openChangeRequest('institution'),
  withdraw: async () =>
    (await Promise.all([import('../../store/actors/withdrawRequest.ports'), needTexts('dialogs')]))[0]
      .openWithdrawRequest,
};

/** Its address always names one. */
function aboutService(open: (needs: ServiceNeeds) => Built): (needs: DialogNeeds) => Built {
  return ({ service, ...needs }) => {
    if (!service) throw new Error('The address names no service');
    return open({ ...needs, service });
  };
}

async function changeRequestPorts() {
  const ports = import('../../store/actors/changeRequest.ports');
  return (await Promise.all([ports, needTexts('dialogs')]))[0];
}
