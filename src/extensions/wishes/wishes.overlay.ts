import { WISHES_EXTENSION } from './contract/wishes';
import type { Overlay } from '../../extending/extension';
import { wishAnswerDialog } from './answer/wishAnswer.dialog';
import { wishDialog } from './ask/wish.dialog';
import { asksForServices } from './wishRights';

export const wishesOverlay: Overlay = {
  needs: WISHES_EXTENSION,
  dialogs: [wishDialog, wishAnswerDialog],
  serviceActions: [{ isFor: asksForServices, messageId: 'palette.do.ask', dialog: 'ask', onlyRefused: true }],
};
