import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { Type } from 'typebox';
import { OWN_NAME, PRODUCT_FILES, type Product } from '../../../src/contracts/domain/product';
import type { Config } from './config';
import { readPicture, type Picture } from './picture';
import type { Settings } from './settings';

const LARGEST_KB = 100;

const ProductSettings = Type.Object({
  PRODUCT_NAME: Type.String({
    default: OWN_NAME,
    pattern: '^[^\\p{Cc}]{1,60}$',
    description:
      'what the dashboard is called on its pages, in their titles and in mails; at most 60 characters',
    fault: '"{}" is longer than 60 characters',
  }),
  PRODUCT_LOGO: Type.Optional(
    Type.String({
      description: `file of the logo beside the name: SVG that only draws, or PNG; at most ${LARGEST_KB} kB`,
    }),
  ),
  PRODUCT_LOGO_DARK: Type.Optional(
    Type.String({ description: 'the same logo for dark surfaces, of the same shape' }),
  ),
});

type LogoSetting = 'PRODUCT_LOGO' | 'PRODUCT_LOGO_DARK';

interface ReadFile extends Picture {
  readonly path: string;
  readonly body: Buffer;
}

/** How the product shows itself. The files are read once, so that what was checked is what is served. */
export function readProduct(settings: Settings): Config['product'] {
  const { PRODUCT_NAME: name, ...files } = settings.read(ProductSettings);
  const light = readLogo(settings, 'PRODUCT_LOGO', files.PRODUCT_LOGO);
  const dark = readLogo(settings, 'PRODUCT_LOGO_DARK', files.PRODUCT_LOGO_DARK);
  if (files.PRODUCT_LOGO_DARK !== undefined && files.PRODUCT_LOGO === undefined)
    settings.refuse('PRODUCT_LOGO', 'missing; PRODUCT_LOGO_DARK needs it');
  if (!light) return { name, files: [] };
  const { path: src, width, height } = light;
  return {
    name,
    logo: { src, ...(dark && { dark: dark.path }), width, height },
    files: dark ? [light, dark] : [light],
  };
}

function readLogo(settings: Settings, setting: LogoSetting, file: string | undefined): ReadFile | undefined {
  if (file === undefined) return undefined;
  const read = readSmallFile(file);
  const picture = typeof read === 'string' ? read : readPicture(read);
  if (typeof read === 'string' || typeof picture === 'string') {
    settings.refuse(setting, `${file} ${picture}`);
    return undefined;
  }
  const hash = createHash('sha256').update(read).digest('hex').slice(0, 12);
  const ending = picture.type === 'image/png' ? 'png' : 'svg';
  return { ...picture, path: `${PRODUCT_FILES}${hash}.${ending}`, body: read };
}

function readSmallFile(file: string): Buffer | string {
  try {
    const status = statSync(file);
    if (!status.isFile()) return 'is no file';
    if (status.size > LARGEST_KB * 1000) return `is larger than ${LARGEST_KB} kB`;
    return readFileSync(file);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return missing ? 'does not exist' : 'cannot be read';
  }
}

declare module './config' {
  interface Config {
    readonly product: Product & {
      /** Of the logo, by the address that a page has. */
      readonly files: readonly ReadFile[];
    };
  }
}
