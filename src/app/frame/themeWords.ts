import type { Theme } from '../../ui/theme';

/** What the themes are called, in message ids. */
export const themeMessages = {
  system: 'footer.theme.system',
  light: 'footer.theme.light',
  dark: 'footer.theme.dark',
} as const satisfies Record<Theme, string>;
