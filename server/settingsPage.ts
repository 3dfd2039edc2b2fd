import { Type } from 'typebox';
import type { Setting } from './platform/config/settings';
import { settingsByModule } from './readConfig';

const INTRODUCTION = `# Settings

Printed by \`npm run documents\` from the schemas of the settings.

Every setting is an environment variable. The server does not start with a bad value, or with a name that looks like a misspelt setting (\`SMPT_URL\`); it names the variable. A secret may stand in a file: \`SMTP_URL_FILE=/run/secrets/smtp\` reads \`SMTP_URL\` from there.

Each setting stands under the module that reads it: the platform first, to which \`audit\` and \`retention\` belong, then the modules of the [core and the extensions](../README.md#core-and-extensions).
`;

const FOR_DEVELOPMENT = `## For development

These are for the demonstration and for testers. An installed release needs none of them.`;

function takes(setting: Setting): string {
  if (setting.secret) return 'a secret';
  if (Type.IsBoolean(setting)) return '`0`, `1`';
  if (Type.IsInteger(setting)) return `${setting.minimum} to ${setting.maximum}`;
  if (Type.IsEnum(setting)) return setting.enum.map((value) => `\`${value}\``).join(', ');
  return Type.IsArray(setting) ? 'a list, by comma' : 'text';
}

function otherwise({ otherwise: explanation, default: value }: Setting): string | undefined {
  if (explanation !== undefined) return explanation;
  if (typeof value === 'boolean') return value ? '`1`' : '`0`';
  const text = Array.isArray(value) ? value.join() : String(value ?? '');
  return text === '' ? undefined : `\`${text}\``;
}

function lineOf([name, setting]: readonly [string, Setting]): string {
  const absent = otherwise(setting);
  const bounds = takes(setting) + (absent === undefined ? '' : `; default: ${absent}`);
  return `- \`${name}\` (${bounds}) – ${setting.description ?? ''}\n`;
}

function isForOperators([, { forDevelopment }]: readonly [string, Setting]): boolean {
  return !forDevelopment;
}

function groupOf(heading: string, settings: readonly (readonly [string, Setting])[]): string {
  return settings.length === 0 ? '' : `\n${heading}\n\n${settings.map(lineOf).join('')}`;
}

/** Returns `docs/SETTINGS.md`: all settings by module, from their schemas. */
export function settingsPage(): string {
  const all = [...settingsByModule()];
  const groups = all.map(([module, settings]) => groupOf(`## ${module}`, settings.filter(isForOperators)));
  const others = all.flatMap(([, settings]) => settings.filter((one) => !isForOperators(one)));
  return INTRODUCTION + groups.join('') + groupOf(FOR_DEVELOPMENT, others);
}
