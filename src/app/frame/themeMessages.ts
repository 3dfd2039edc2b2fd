import type { Theme } from '../../ui/theme';

/** Names of the themes, as message ids. */
export const themeMessages = {
  system: 'footer.theme.system',
  light: 'footer.theme.light',
  dark: 'footer.theme.dark',
} as const satisfies Record<Theme, string>;
