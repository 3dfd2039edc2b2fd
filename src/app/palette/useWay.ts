import { useNavigate } from 'react-router';
import type { Command, Way } from '../../machines/pages/palette/palette.machine';
import { usePerson } from '../../store/person';
import { keepTheme, themes } from '../../ui/theme';
import { useBrowser } from '../../pages/browser';
import { useLanguageSwitch } from '../frame/useLanguageSwitch';
import { useLeave } from '../session/useLeave';
import { useLoginAddress } from '../frame/useLoginAddress';
import { opened } from './opened';

/** Returns what goes the way of a line: to its address, or by doing what it says. */
export function useWay(): (way: Way) => void {
  const navigate = useNavigate();
  const { installation } = usePerson();
  const { goTo } = useBrowser();
  const leave = useLeave();
  const switchLanguage = useLanguageSwitch();
  const login = useLoginAddress();

  const commands: Readonly<Record<Command, (value: string) => void>> = {
    showKeys: () => opened.set('keys'),
    setLanguage: (value) => installation.languages.includes(value) && void switchLanguage(value),
    setTheme: (value) => themes.filter((theme) => theme === value).forEach(keepTheme),
    switchInstitution: (value) => leave.switchTo(value),
    exit: () => leave.exit(),
    logOut: () => leave.logout(installation),
    logIn: () => goTo(login),
  };

  return (way) => {
    if (way.kind === 'place') void navigate(way.to);
    else commands[way.command](way.value ?? '');
  };
}
