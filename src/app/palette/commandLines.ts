import type { Person } from '../../contracts/domain/person/person';
import { chooseText } from '../../i18n/chooseText';
import { languageName } from '../../contracts/domain/language';
import type { Command } from '../../machines/pages/palette/palette.machine';
import { themes } from '../../ui/theme';
import { actsForAnother, choosesInstitution } from '../frame/account/accountRules';
import { themeMessages } from '../frame/themeMessages';
import type { Entry } from './entry';
import type { Choices, Say } from './sources';

/**
 * Returns what the person can do about the page and their identity, by the rules of footer and account menu.
 */
export function commandLines(person: Person, { language, theme }: Choices, say: Say): readonly Entry[] {
  const { roles, institution, institutions, installation } = person;
  const line = (command: Command, label: string, value?: string): Entry => ({
    key: `${command}:${value ?? ''}`,
    icon: 'action',
    label,
    way: { kind: 'command', command, ...(value !== undefined && { value }) },
  });
  const own = choosesInstitution(person) ? institutions : [];
  return [
    line('showKeys', say('keys.title')),
    ...installation.languages
      .filter((other) => other !== language)
      .map((other) =>
        line('setLanguage', say('palette.do.language', { language: languageName(other) }), other),
      ),
    ...themes
      .filter((other) => other !== theme)
      .map((other) => line('setTheme', say('palette.do.theme', { theme: say(themeMessages[other]) }), other)),
    ...own
      .filter(({ entityId }) => entityId !== institution?.entityId)
      .map(({ entityId, names, name }) => {
        const called = chooseText(names, language)?.text ?? name;
        return line('switchInstitution', say('palette.do.institution', { institution: called }), entityId);
      }),
    ...(roles.guest ? [line('logIn', say('header.login'))] : []),
    ...(actsForAnother(person) ? [line('exit', say('header.exit'))] : []),
    ...(roles.guest || actsForAnother(person) ? [] : [line('logOut', say('header.logout'))]),
  ];
}
