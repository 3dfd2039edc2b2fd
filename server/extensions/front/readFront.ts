import { build } from '../../modules/operations/operations.module';
import { readClient } from '../../modules/client/client.module';
import { readFederation } from '../../platform/config/federation';
import { readPlace } from '../../platform/config/placeSettings';
import { readProduct } from '../../platform/config/product';
import { Settings, type Environment } from '../../platform/config/settings';
import { readTranslations } from '../../platform/config/translations';
import { readUpstream } from './settings';

export type FrontConfig = NonNullable<ReturnType<typeof read>> & {
  /** Names of settings that are set and have no effect here. */
  readonly unused: readonly string[];
};

type ReadFront =
  | { readonly config: FrontConfig; readonly errors?: never }
  | { readonly config?: never; readonly errors: readonly string[] };

/** Returns whether these settings belong to a front: a server that passes everything on to an existing one. */
export function isFront({ UPSTREAM_URL }: Environment): boolean {
  return Boolean(UPSTREAM_URL?.trim());
}

/** Reads the few settings of a front. `known` are the names of all settings. */
export function readFront(environment: Environment, known: Iterable<string>): ReadFront {
  const settings = new Settings(environment);
  const config = read(settings);
  if (environment['MODE']?.trim() === 'demo')
    settings.refuse('MODE', 'demo cannot be used together with UPSTREAM_URL');
  settings.refuseMisspelt();
  if (!config || settings.errors.length > 0) return { errors: settings.errors };
  const unused = [...known].filter(
    (name) =>
      !['MODE', 'EXTENSIONS'].includes(name) && !settings.known.has(name) && environment[name]?.trim(),
  );
  return { config: { ...config, unused } };
}

function read(settings: Settings) {
  const upstream = readUpstream(settings);
  const place = readPlace(settings, 'production', build.commit ?? 'unknown');
  const federation = readFederation(settings, 'production');
  const spoken = readTranslations(settings, federation);
  const product = readProduct(settings);
  const client = readClient(settings);
  return upstream && { upstream, ...place, federation, ...spoken, product, ...client };
}
