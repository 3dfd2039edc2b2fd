import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../ui/Segmented';
import { keepTheme, readTheme, themes, type Theme } from '../../ui/theme';
import { useBrowser } from '../browser';

const names = {
  system: 'footer.theme.system',
  light: 'footer.theme.light',
  dark: 'footer.theme.dark',
} as const;

export function ThemeChoice() {
  const intl = useIntl();
  const { cookie } = useBrowser();
  const [theme, setTheme] = useState(() => readTheme(cookie()));

  function choose(next: Theme) {
    keepTheme(next);
    setTheme(next);
  }

  return (
    <Segmented
      small
      label={intl.formatMessage({ id: 'footer.theme' })}
      options={themes.map((value) => ({ value, label: intl.formatMessage({ id: names[value] }) }))}
      value={theme}
      onChange={choose}
    />
  );
}
