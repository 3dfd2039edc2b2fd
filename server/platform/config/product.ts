import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { Type } from 'typebox';
import { OWN_NAME, PRODUCT_FILES, type Product } from '../../../src/contracts/domain/product';
import type { Config } from './config';
import { accentsOf, styleOf } from './accent';
import { readPicture, type Picture } from './picture';
import type { Settings } from './settings';

const LARGEST_KB = 100;
const COLOUR = /^#[0-9a-fA-F]{6}$/;

function colour(description: string) {
  return Type.String({ pattern: COLOUR.source, description, fault: '"{}" is not a colour like #0a5c74' });
}

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
  PRODUCT_COLOR: Type.Optional(colour('colour of links and buttons in place of petrol, as `#rrggbb`')),
  PRODUCT_COLOR_DARK: Type.Optional(
    colour('the same for dark surfaces; without it, the nearest lighter colour that can be read there'),
  ),
});

type LogoSetting = 'PRODUCT_LOGO' | 'PRODUCT_LOGO_DARK';

/** File of the product, with its address on pages. */
interface ProductFile {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}
type ReadFile = ProductFile & Picture;

/** Reads the branding of the product. The files are read once, so that the checked content is the served content. */
export function readProduct(settings: Settings): Config['product'] {
  const { PRODUCT_NAME: name, PRODUCT_COLOR, PRODUCT_COLOR_DARK, ...files } = settings.read(ProductSettings);
  const style = readColours(settings, PRODUCT_COLOR, PRODUCT_COLOR_DARK);
  const look = { name, ...(style && { style: style.path }) };
  const light = readLogo(settings, 'PRODUCT_LOGO', files.PRODUCT_LOGO);
  const dark = readLogo(settings, 'PRODUCT_LOGO_DARK', files.PRODUCT_LOGO_DARK);
  if (files.PRODUCT_LOGO_DARK !== undefined && files.PRODUCT_LOGO === undefined)
    settings.refuse('PRODUCT_LOGO', 'missing; PRODUCT_LOGO_DARK needs it');
  const styles = style ? [style] : [];
  if (!light) return { ...look, files: styles };
  const { path: src, width, height } = light;
  return {
    ...look,
    logo: { src, ...(dark && { dark: dark.path }), width, height },
    files: [...styles, light, ...(dark ? [dark] : [])],
  };
}

/** Makes the style sheet of the colours. Refuses colours that would make text unreadable. */
function readColours(
  settings: Settings,
  colour: string | undefined,
  dark: string | undefined,
): ProductFile | undefined {
  if (dark !== undefined && colour === undefined)
    settings.refuse('PRODUCT_COLOR', 'missing; PRODUCT_COLOR_DARK needs it');
  if (colour === undefined || !COLOUR.test(colour) || (dark !== undefined && !COLOUR.test(dark)))
    return undefined;
  const accents = accentsOf(colour.toLowerCase(), dark?.toLowerCase());
  if ('fault' in accents) {
    settings.refuse(
      accents.of === 'dark' && dark !== undefined ? 'PRODUCT_COLOR_DARK' : 'PRODUCT_COLOR',
      accents.fault,
    );
    return undefined;
  }
  const body = Buffer.from(styleOf(accents));
  return { path: `${PRODUCT_FILES}${hashOf(body)}.css`, type: 'text/css; charset=utf-8', body };
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 12);
}

function readLogo(settings: Settings, setting: LogoSetting, file: string | undefined): ReadFile | undefined {
  if (file === undefined) return undefined;
  const read = readSmallFile(file);
  const picture = typeof read === 'string' ? read : readPicture(read);
  if (typeof read === 'string' || typeof picture === 'string') {
    settings.refuse(setting, `${file} ${picture}`);
    return undefined;
  }
  const ending = picture.type === 'image/png' ? 'png' : 'svg';
  return { ...picture, path: `${PRODUCT_FILES}${hashOf(read)}.${ending}`, body: read };
}

function readSmallFile(file: string): Buffer | string {
  try {
    const status = statSync(file);
    if (!status.isFile()) return 'is not a file';
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
      /** Address of the style sheet with the colours of this installation. */
      readonly style?: string;
      readonly files: readonly ProductFile[];
    };
  }
}
