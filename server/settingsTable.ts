import { Type } from 'typebox';
import type { Setting } from './platform/config/settings';
import { markdownTable } from './platform/text/markdownTable';
import { allSettings } from './readConfig';

const HEAD = ['setting', 'takes', 'default', 'meaning'];
const BEGIN = '<!-- settings: printed by `npm run documents` -->\n';
const END = '<!-- /settings -->';

function takes(setting: Setting): string {
  if (setting.secret) return 'a secret';
  if (Type.IsBoolean(setting)) return '`0`, `1`';
  if (Type.IsInteger(setting)) return `${setting.minimum} – ${setting.maximum}`;
  if (Type.IsEnum(setting)) return setting.enum.map((value) => `\`${value}\``).join(', ');
  return Type.IsArray(setting) ? 'a list, by comma' : 'text';
}

function otherwise({ otherwise: told, default: value }: Setting): string {
  if (told !== undefined) return told;
  if (typeof value === 'boolean') return value ? '`1`' : '`0`';
  const text = Array.isArray(value) ? value.join() : String(value ?? '');
  return text === '' ? '–' : `\`${text}\``;
}

function rowOf([name, setting]: [string, Setting]): string[] {
  const cells = [takes(setting), otherwise(setting), setting.description ?? ''];
  return [`\`${name}\``, ...cells.map((cell) => cell.replaceAll('|', '\\|'))];
}

/** The README with the table of all settings as their schemas have them. */
export function withSettings(readme: string): string {
  const [before, rest] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (before < 0 || rest < 0) throw new Error('README.md has no marks between which the settings stand');
  const table = markdownTable([HEAD, ...[...allSettings()].map(rowOf)]);
  return `${readme.slice(0, before)}${BEGIN}\n${table}\n${readme.slice(rest)}`;
}
