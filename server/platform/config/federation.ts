import { Type } from 'typebox';
import type { Config } from './config';
import { webAddress, withoutSlashes, type Settings } from './settings';

/**
 * The address has a reserved domain, so that no mail of the demonstration is delivered. There are no pages to link to.
 */
const DEMO_DESK = 'desk@federation.example';

const TimeZone = Type.String({
  default: 'UTC',
  description: 'zone in which days and weeks are cut',
  fault: '"{}" is not a time zone',
});

const FederationSettings = Type.Object({
  FEDERATION_NAME: Type.String({
    default: 'Demo Federation',
    otherwise: '`Demo Federation`; production needs it',
    description: 'how the dashboard calls the federation',
  }),
  FEDERATION_SOURCE: Type.Optional(
    Type.String({
      otherwise: '`FEDERATION_NAME`',
      description: 'what the catalogue calls the source of the federation’s own services',
    }),
  ),
  LANGUAGES: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), {
    default: ['en', 'nl', 'pt'],
    description:
      'languages on offer: `en`, `nl`, `pt`, and those of `TRANSLATIONS_DIR`; the first is for people who have chosen none',
    fault: '"{}" is not a two-letter language code',
  }),
  HIDE_TABS: Type.String({
    default: 'none',
    description:
      'pages that the menu leaves out, by comma: `apps`, `my_idp`, `statistics`, `user_invite`, `tickets`',
  }),
  HELP_URL: Type.Optional(webAddress({ description: 'link of the footer and of messages: help' })),
  TERMS_URL: Type.Optional(webAddress({ description: 'link of the footer: terms of use' })),
  OPERATOR_URL: Type.Optional(webAddress({ description: 'link of the footer: who runs the dashboard' })),
  SUPPORT_EMAIL: Type.Optional(
    Type.String({
      otherwise: `none; in demo mode \`${DEMO_DESK}\``,
      description: 'address of messages and of the footer for those who need help',
    }),
  ),
  TICKET_KEY_PREFIX: Type.String({
    default: 'CXT',
    pattern: '^[A-Z][A-Z0-9]*$',
    description: 'ticket keys begin with it',
    fault: '"{}" is not made of capital letters and digits',
  }),
  STATS_TIME_ZONE: Type.Refine(TimeZone, isTimeZone),
});

/** Reads the name, links and other settings of the federation. */
export function readFederation(settings: Settings, mode: Config['mode']): Config['federation'] {
  const read = settings.read(FederationSettings, mode === 'demo' ? { SUPPORT_EMAIL: DEMO_DESK } : {});
  const { HELP_URL, TERMS_URL, OPERATOR_URL, SUPPORT_EMAIL: supportEmail } = read;
  return {
    name: read.FEDERATION_NAME,
    source: read.FEDERATION_SOURCE ?? read.FEDERATION_NAME,
    languages: read.LANGUAGES,
    hideTabs: read.HIDE_TABS,
    ticketKeyPrefix: read.TICKET_KEY_PREFIX,
    statsTimeZone: read.STATS_TIME_ZONE,
    ...(HELP_URL === undefined ? {} : { helpUrl: withoutSlashes(HELP_URL) }),
    ...(TERMS_URL === undefined ? {} : { termsUrl: withoutSlashes(TERMS_URL) }),
    ...(OPERATOR_URL === undefined ? {} : { operatorUrl: withoutSlashes(OPERATOR_URL) }),
    ...(supportEmail === undefined ? {} : { supportEmail }),
  };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
