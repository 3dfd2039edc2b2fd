import { isOwnLanguage, type Language } from '../../contracts/domain/language';
import { levelsOf } from '../../contracts/domain/services/level';
import type { HideableTab, Installation } from '../../contracts/domain/person/person';
import type { CurrentUser } from '../../contracts/wire/user';
import { safeLink } from '../../lib/links';
import { listOf } from '../envelope';

type Loose<T> = { readonly [K in keyof T]?: T[K] | null };

/** Tabs by both spellings of their names. */
const tabs: Readonly<Record<string, HideableTab>> = {
  apps: 'apps',
  my_idp: 'my_idp',
  stats: 'statistics',
  statistics: 'statistics',
  invite_request: 'user_invite',
  user_invite: 'user_invite',
  history: 'tickets',
  tickets: 'tickets',
};

/** Source of a server that does not say what it calls its own services. */
const USUAL_SOURCE = 'SURFconext';

/** Returns what this installation offers, as `/users/me` says; other servers send none of our own members. */
export function installationOf(user: Loose<CurrentUser>): Installation {
  const supported = commaList(user.supportedLanguages).filter(
    (code) => isOwnLanguage(code) || user.addedLanguages?.includes(code),
  );
  const help = safeLink(user.links?.help);
  const terms = safeLink(user.links?.terms);
  const operator = safeLink(user.links?.operator);
  const supportEmail = user.links?.supportEmail;
  return {
    federation: user.organization ?? '',
    federationSource: user.federationSource ?? USUAL_SOURCE,
    languages: supported.length > 0 ? supported : (['en', 'nl'] satisfies Language[]),
    // A server that sends no levels sends their URIs, which show the rank.
    ladder: [
      user.defaultLevel ?? { uri: user.defaultLoa ?? '', rank: 1 },
      ...(user.assuranceLevels ?? levelsOf(listOf(user.loaLevels))),
    ],
    multiFactorValues: listOf(user.authnContextLevels),
    levelLabels: Object.fromEntries(listOf(user.multiFactorLevels).map(({ uri, labels }) => [uri, labels])),
    superUserLevel: user.superUserLevel ?? 1,
    stepUpEnabled: user.dashboardStepupEnabled === true,
    consentEnabled: user.manageConsentEnabled === true,
    ticketSystemDown: user.jiraDown === true,
    statisticsDown: user.statisticsDown === true,
    hiddenTabs: [...new Set(commaList(user.hideTabs).flatMap((name) => tabs[name] ?? []))],
    extensions: listOf(user.extensions),
    statsTimeZone: user.statsTimeZone ?? 'UTC',
    statsMinUsers: user.statsMinUsers ?? 0,
    ...(typeof user.statsDataUntil === 'number' && { statsDataUntil: user.statsDataUntil }),
    ...(typeof user.statsCountedAt === 'number' && { statsCountedAt: user.statsCountedAt }),
    ...(typeof user.statsNamelessUntil === 'number' && { statsNamelessUntil: user.statsNamelessUntil }),
    ticketKeyPrefix: user.ticketKeyPrefix ?? 'CXT',
    demo: user.mode === 'demo',
    links: {
      ...(help && { help }),
      ...(terms && { terms }),
      ...(operator && { operator }),
      ...(supportEmail && { supportEmail }),
    },
  };
}

function commaList(text: string | null | undefined): string[] {
  return (text ?? '').split(',').flatMap((part) => part.trim() || []);
}
