import { DIALOG_PARAMETER, formatDialogAddress } from '../../contracts/domain/dialogAddress';
import { WISHES_EXTENSION } from '../../contracts/domain/wishes';
import type { Overlay } from '../../extending/extension';
import { wishAnswerDialog } from './answer/wishAnswer.dialog';
import { wishDialog } from './ask/wish.dialog';
import { asksForServices } from './wishRights';

export const wishesOverlay: Overlay = {
  needs: WISHES_EXTENSION,
  dialogs: [wishDialog, wishAnswerDialog],
  serviceActions: {
    messageIds: ['palette.do.ask'],
    of: (person, { id, type }) => {
      if (!asksForServices(person)) return [];
      const address = formatDialogAddress({ dialog: 'ask', service: { id, type } });
      const to = `/apps/${id}/${type}/about?${new URLSearchParams({ [DIALOG_PARAMETER]: address })}`;
      return [{ messageId: 'palette.do.ask', to, onlyRefused: true }];
    },
  },
};
