import { PRIVACY_EXTENSION } from './contract/privacy';
import type { Extension } from '../../extending/extension';

/** Shows people what the server keeps about them (docs/extensions/privacy.md). */
export const privacy: Extension = {
  name: 'privacy',
  needs: PRIVACY_EXTENSION,
  pages: [
    {
      path: '/privacy',
      mayOpen: () => true,
      name: 'footer.privacy',
      load: async () => (await import('./PrivacyPage')).PrivacyPage,
    },
  ],
  footerLinks: [{ isFor: () => true, messageId: 'footer.privacy', to: '/privacy' }],
};
