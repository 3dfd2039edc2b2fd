import { Type } from 'typebox';
import { EXTENSIONS } from './extensions';
import { compositionOf } from './modules';
import { build } from './modules/operations/operations.module';
import type { Module } from './platform/module';
import type { Config } from './platform/config/config';
import { readFederation } from './platform/config/federation';
import { readLimits } from './platform/config/limitSettings';
import { modeOf, readMode, readPlace } from './platform/config/placeSettings';
import { readStorage } from './platform/config/storageSettings';
import { readProduct } from './platform/config/product';
import { readTranslations } from './platform/config/translations';
import { Settings, type Environment, type Setting } from './platform/config/settings';

const ExtensionSettings = Type.Object({
  EXTENSIONS: Type.Array(Type.String(), {
    default: ['all'],
    description:
      '`all`, `none`, or names by comma: which [extensions](../README.md#core-and-extensions) are on',
  }),
});

/** Settings, or their faults. */
export type ConfigResult =
  | { readonly config: Config; readonly errors?: never }
  /** One line for each invalid setting, its name first. */
  | { readonly config?: never; readonly errors: readonly string[] };

/** Reads all settings from the environment. Unset ones have a default for trying out (docs/SETTINGS.md). */
export function readConfig(environment: Environment): ConfigResult {
  const settings = new Settings(environment);
  const config = read(settings, environment);
  settings.refuseMisspelt();
  return settings.errors.length > 0 ? { errors: settings.errors } : { config };
}

/** Returns all existing settings by name. */
export function allSettings(): Settings['known'] {
  const settings = new Settings({});
  read(settings, {});
  return settings.known;
}

/** Returns all settings with their names, by the module that reads them; the platform comes first. */
export function settingsByModule(): ReadonlyMap<string, readonly [string, Setting][]> {
  const settings = new Settings({});
  const groups = new Map<string, [string, Setting][]>();
  let seen = 0;
  read(settings, {}, (module) => {
    groups.set(module, [...settings.known].slice(seen));
    seen = settings.known.size;
  });
  return groups;
}

/** `onRead` is called with the name of each module that has read its settings. */
function read(settings: Settings, environment: Environment, onRead?: (module: string) => void): Config {
  const mode = readMode(settings, modeOf(environment));
  const federation = readFederation(settings, mode);
  if (mode === 'production')
    settings.require('FEDERATION_NAME', 'production needs the name of your federation');
  const extensions = readExtensions(settings);
  const platform = {
    ...readPlace(settings, mode, build.commit ?? 'unknown'),
    ...readStorage(settings, mode),
    ...readLimits(settings),
    product: readProduct(settings),
    federation,
    ...readTranslations(settings, federation),
    extensions,
  };
  onRead?.('platform');
  const { on, installed } = compositionOf(platform);
  const ofOthers = new Settings({});
  const config = installed.reduce<Partial<Config>>((before, module) => {
    const source = on.includes(module) ? settings : ofOthers;
    const own = module.settings?.(source, before as Config, on);
    onRead?.(module.name);
    return { ...before, ...own };
  }, platform) as Config;
  const isUnused = (name: string) => !settings.known.has(name) && environment[name]?.trim();
  return {
    ...config,
    offers: on.flatMap(({ extensions: offers }) => offers?.(config) ?? []).sort(),
    unusedSettings: [...ofOthers.known.keys()].filter(isUnused),
  };
}

/**
 * Returns the server that an extension runs instead of this one, if the settings ask for it and the extension is on.
 */
export function insteadFor(environment: Environment): Module<unknown>['instead'] {
  const { on } = compositionOf({ extensions: readExtensions(new Settings(environment)) });
  return on.map(({ instead }) => instead).find((one) => one?.isConfigured(environment));
}

function readExtensions(settings: Settings): readonly string[] {
  const known = EXTENSIONS.map(({ name }) => name);
  const { EXTENSIONS: requested } = settings.read(ExtensionSettings);
  if (requested.join() === 'all') return known;
  if (requested.join() === 'none') return [];
  const unknown = requested.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    settings.refuse('EXTENSIONS', `${unknown.join(', ')}: not among all, none, ${known.join(', ')}`);
  return requested;
}
