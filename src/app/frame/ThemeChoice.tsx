import { useIntl } from 'react-intl';
import { Segmented } from '../../ui/Segmented';
import { keepTheme, themes } from '../../ui/theme';
import { themeMessages } from './themeWords';
import { useTheme } from './useTheme';

export function ThemeChoice() {
  const intl = useIntl();
  const theme = useTheme();
  return (
    <Segmented
      small
      label={intl.formatMessage({ id: 'footer.theme' })}
      options={themes.map((value) => ({ value, label: intl.formatMessage({ id: themeMessages[value] }) }))}
      value={theme}
      onChange={keepTheme}
    />
  );
}
