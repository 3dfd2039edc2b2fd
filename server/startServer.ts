import { sql } from 'kysely';
import { buildApp } from './app';
import type { Config } from './platform/config/config';
import { claimDataDir } from './platform/control/claim';
import { controlHandlers } from './commands';
import type { Dependencies } from './platform/dependencies';
import { countInFlight } from './platform/http/inFlight';
import { leave } from './platform/http/leave';
import { isLoopback } from './platform/config/isLoopback';
import { hasPages } from './modules/client/client.module';
import { linkSigner, toldByMail } from './modules/desk/desk.module';
import { tellWishers } from './modules/wishes/wishes.module';
import { takeBack } from './modules/changeSet/changeSet.module';
import { startAudit } from './modules/audit/audit.module';
import { startWebhooks } from './modules/events/events.module';
import { pseudonymKey } from './modules/identity/identity.module';
import { releaseLeases, startFeeds } from './modules/feeds/feeds.module';
import { startLogos } from './modules/logos/logos.module';
import { clearStaged, verifyInThread } from './modules/metadata/metadata.module';
import { databaseMailer, startMails } from './modules/mail/mail.module';
import { assertPortFree } from './platform/http/portFree';
import {
  addFirstLogins,
  addOtherLogins,
  placeLogos,
  placeMetadata,
  seedDemonstration,
} from './modules/demonstration/demonstration.module';
import { loadProvider, usesEmbeddedProvider } from './modules/identity/identity.module';
import { openRoles } from './modules/person/person.module';
import { startBackground, startFticks } from './modules/statistics/statistics.module';
import { startRetention } from './modules/privacy/privacy.module';
import { analyze } from './platform/storage/analyze';
import { prepareTables } from './platform/storage/migrate';
import { migrations } from './migrations/migrations';
import { newsText } from './platform/text/translationFolder';
import { openDatabase } from './platform/storage/openDatabase';
import { watchReplica } from './platform/storage/readReplica';
import { startReminders } from './modules/reviews/reviews.module';
import { startWatching } from './modules/subscriptions/subscriptions.module';
import { openTickets } from './modules/tickets/tickets.module';
import { build } from './modules/operations/operations.module';
import { startTracing } from './platform/telemetry/startTracing';
import { watch } from './watch';

const SEED = 1;
const DEMONSTRATION_LOCK = 8280;

type Say = (line: string) => void;

export interface RunningServer {
  /** Stops as `leave` says, and closes the database. */
  stop(drainMs: number): Promise<void>;
}

/** Configuration → data folder → database → application → listening. Says where it is, in lines for a person. */
export async function startServer(config: Config, clientDir: string, say: Say): Promise<RunningServer> {
  if (usesEmbeddedProvider(config)) await loadProvider();
  const tracing =
    config.tracesTo === undefined ? undefined : await startTracing(config.tracesTo, build.version);
  const claim = config.databaseUrl === undefined ? await claimDataDir(config.dataDir) : undefined;
  await assertPortFree(config.host, config.port);
  const database = await openDatabase(config);
  const openReplica = async (databaseUrl: string | undefined) =>
    databaseUrl === undefined ? undefined : openDatabase({ ...config, databaseUrl });
  const statistics = await openReplica(config.statistics.databaseUrl);
  const reading = await openReplica(config.replica?.databaseUrl);
  const replica = reading && watchReplica(database, reading, config.replica?.mostLagMs ?? 0);
  const now = () => new Date();
  const mailer = databaseMailer(config);
  const onConnected = tellWishers({ config, mailer });
  const ticketing = await openTickets({ config, database, mailer, now, takeBack, onConnected }, say);
  const tickets = toldByMail(config, ticketing.tickets);
  let isLeaving = false;
  const dependencies: Dependencies = {
    config,
    database,
    tickets,
    roles: openRoles(config, { now, say }),
    mailer,
    onConnected,
    now,
    isLeaving: () => isLeaving,
    ...(replica && { replica }),
    ...(statistics && { statistics: statistics.read }),
  };
  await prepare(dependencies, say);
  const metrics = await watch(dependencies, {
    ...(reading && { reading }),
    ...(statistics && { statistics }),
  });
  config.translationNews.forEach((news) => say(newsText(news)));
  const app = await buildApp(dependencies, hasPages(clientDir, say) ? { clientDir } : {});
  const requests = countInFlight(app);
  await app.listen({ host: config.host, port: config.port });
  claim?.serve(controlHandlers(dependencies));
  const background = startBackground(dependencies, (isOver) => addOtherLogins(dependencies, isOver));
  const mails = await startMails(dependencies, say, linkSigner(dependencies));
  ticketing.start();
  const feeds = startFeeds({ ...dependencies, verify: verifyInThread }, say);
  const webhooks = startWebhooks(dependencies);
  const watching = startWatching(dependencies);
  const reminders = startReminders(dependencies);
  const audit = startAudit(dependencies, say);
  const fticks = await startFticks({ ...dependencies, log: app.log }, say);
  const retention = startRetention(dependencies);
  const logos = config.fetchLogos ? startLogos(dependencies) : undefined;
  announce(config, say);

  return {
    async stop(drainMs) {
      isLeaving = true;
      await leave(app, requests, { ...config, drainMs });
      const tasks = [
        ...[
          background,
          mails,
          ticketing,
          feeds,
          webhooks,
          watching,
          reminders,
          audit,
          fticks,
          logos,
          retention,
        ],
        ...[metrics, tracing],
      ];
      await Promise.all(tasks.map((task) => task?.stop()));
      await replica?.stop();
      await Promise.all([reading?.close(), statistics?.close()]);
      await database.close();
      await claim?.release();
    },
  };
}

/** Tables and, in the demonstration, what is in them: nobody waits for it yet, so that it may take its time. */
async function prepare(dependencies: Dependencies, say: Say): Promise<void> {
  const { config, database: limited } = dependencies;
  const embedded = config.databaseUrl === undefined;
  const database = embedded ? limited : await openDatabase(config, { patient: true });
  const patient = { ...dependencies, database };
  try {
    await prepareTables(database, migrations, config);
    await pseudonymKey(database);
    // What an import that was killed has left.
    await database.transaction((tx) => clearStaged(tx));
    if (embedded) await database.transaction((tx) => releaseLeases(tx));
    if (config.mode === 'demo') await addDemonstration(patient, say);
    if (config.mode === 'demo') await addFirstLogins(patient);
    if (config.mode === 'demo') await analyze(database);
  } finally {
    if (!embedded) await database.close();
  }
}

/**
 * Adds the demonstration also beside what was imported before the first start; once only, when several servers start on one
 * database.
 */
async function addDemonstration({ config, database, now }: Dependencies, say: Say): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${DEMONSTRATION_LOCK})`.execute(tx);
    if (!(await tx.selectFrom('demo_person').select('subject').limit(1).executeTakeFirst())) {
      say('Adding a demonstration federation to the database.');
      await seedDemonstration(tx, { ...config.seed, seed: SEED, now: now() });
    }
    await placeLogos(tx, config.publicUrl);
    await placeMetadata(tx);
  });
}

function announce(config: Config, say: Say): void {
  const { mode, publicUrl, host, publishing } = config;
  if (mode === 'demo') {
    const whoever = host === 'localhost' ? 'anybody on this machine' : `anybody who reaches ${host}`;
    say(`This is a demonstration: ${whoever} can log in as anybody.`);
  }
  const addresses = {
    DATABASE_URL: config.databaseUrl,
    READ_DATABASE_URL: config.replica?.databaseUrl,
    STATS_DATABASE_URL: config.statistics.databaseUrl,
  };
  for (const [setting, address] of Object.entries(addresses)) {
    if (address === undefined || !isReadableOnTheWay(address)) continue;
    const { host: at } = new URL(address);
    say(
      `What goes to the database at ${at} and back is not encrypted; sslmode=verify-full in ${setting} is.`,
    );
  }
  const { engine: kept } = config.statistics;
  const engine = kept && new URL(kept.url);
  if (engine?.protocol === 'http:' && !isLoopback(engine.hostname))
    say(
      `What goes to ClickHouse at ${engine.host} and back is not encrypted; clickhouses:// in STATS_URL is.`,
    );
  if (!publishing.isOn) say('No metadata goes out, since nothing can sign it: PUBLISH_KEY is not set.');
  say(`The dashboard is at ${publicUrl}`);
}

/** Tells whether a database elsewhere is talked to without TLS. */
function isReadableOnTheWay(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const mode = searchParams.get('sslmode') ?? searchParams.get('ssl') ?? 'disable';
  return hostname !== '' && !isLoopback(hostname) && ['disable', 'false', '0'].includes(mode);
}
