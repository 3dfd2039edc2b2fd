import { readUpstream } from './front/settings';
import { readAudit } from './modules/audit/audit.module';
import { readCatalogue } from './modules/catalogue/catalogue.module';
import { readClient } from './modules/client/client.module';
import { readDecisions } from './modules/decisions/decisions.module';
import { readDeskMail } from './modules/desk/desk.module';
import { readDemonstration } from './modules/demonstration/demonstration.module';
import { readEvents } from './modules/events/events.module';
import { readIdentity } from './modules/identity/identity.module';
import { readSpDashboard } from './modules/invitations/invitations.module';
import { readLogos } from './modules/logos/logos.module';
import { readMail } from './modules/mail/mail.module';
import { readMetadataSettings } from './modules/metadata/metadata.module';
import { build } from './modules/operations/operations.module';
import { readRoleDirectory } from './modules/person/person.module';
import { readPolicyAttributes } from './modules/policies/policies.module';
import { readPrivacy } from './modules/privacy/privacy.module';
import { readPublishing } from './modules/publishing/publishing.module';
import { readServiceSettings } from './modules/settings/settings.module';
import { readFticks, readStatistics } from './modules/statistics/statistics.module';
import { readWatching } from './modules/subscriptions/subscriptions.module';
import { readWishes } from './modules/wishes/wishes.module';
import { readTickets } from './modules/tickets/tickets.module';
import type { Config } from './platform/config/config';
import { readFederation } from './platform/config/federation';
import { readLimits } from './platform/config/limitSettings';
import { readMode, readPlace } from './platform/config/placeSettings';
import { readStorage } from './platform/config/storageSettings';
import { readProduct } from './platform/config/product';
import { readTranslations } from './platform/config/translations';
import { Settings, type Environment } from './platform/config/settings';

/** Settings as they were read, or what is wrong with them. */
export type ConfigResult<Read = Config> =
  | { readonly config: Read; readonly errors?: never }
  /** One line for each bad setting, its name first. */
  | { readonly config?: never; readonly errors: readonly string[] };

/** Returns the mode that these settings ask for, also where others of them are bad. */
export function modeOf({ MODE, OIDC_ISSUER, IDENTITY, UPSTREAM_URL }: Environment): Config['mode'] {
  const said = MODE?.trim();
  if (said === 'demo' || said === 'production') return said;
  const isReal = OIDC_ISSUER?.trim() || UPSTREAM_URL?.trim() || IDENTITY?.trim() === 'headers';
  return isReal ? 'production' : 'demo';
}

/** Every setting comes from the environment; what is not set has a value for trying out (README, configuration). */
export function readConfig(environment: Environment): ConfigResult {
  const settings = new Settings(environment);
  const config = read(settings, environment);
  if (readUpstream(settings))
    settings.refuse(
      'UPSTREAM_URL',
      'a server that passes everything on keeps nothing, so there is nothing to do here',
    );
  settings.refuseMisspelt();
  return settings.errors.length > 0 ? { errors: settings.errors } : { config };
}

/** Every setting that there is, by name. */
export function allSettings(): Settings['known'] {
  const settings = new Settings({});
  read(settings, {});
  readUpstream(settings);
  return settings.known;
}

function read(settings: Settings, environment: Environment): Config {
  const mode = readMode(settings, modeOf(environment));
  const place = readPlace(settings, mode, build.commit ?? 'unknown');
  const storage = readStorage(settings, mode);
  const federation = readFederation(settings, mode);
  const spoken = readTranslations(settings, federation);
  const identity = readIdentity(settings, mode, spoken.translations);
  const roleDirectory = readRoleDirectory(settings, mode);
  const product = readProduct(settings);
  const spDashboard = readSpDashboard(settings);
  const statistics = readStatistics(settings, { mode, ...storage });
  const mail = readMail(settings);
  const tickets = readTickets(settings);
  const { events } = readEvents(settings);
  const deskMail = readDeskMail(settings, { mode, mail, events, ...tickets });
  return {
    ...place,
    ...storage,
    ...readLimits(settings),
    ...identity,
    ...(roleDirectory === undefined ? {} : { roleDirectory }),
    product,
    federation,
    ...readAudit(settings),
    ...spoken,
    events,
    mail,
    metadata: readMetadataSettings(settings),
    ...tickets,
    ...(deskMail === undefined ? {} : { deskMail }),
    ...(spDashboard === undefined ? {} : { spDashboard }),
    ...readServiceSettings(settings),
    policyAttributes: readPolicyAttributes(settings),
    decisions: readDecisions(settings),
    statistics,
    fticks: readFticks(settings, statistics),
    publishing: readPublishing(settings, mode),
    ...readPrivacy(settings),
    ...readClient(settings),
    ...readLogos(settings),
    ...readCatalogue(settings),
    ...readDemonstration(settings),
    ...readWatching(settings),
    ...readWishes(settings),
  };
}
