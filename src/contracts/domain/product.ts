/** A logo for a page: addresses on this server, and its size, so that nothing moves when it loads. */
export interface ProductLogo {
  readonly src: string;
  /** Shown on dark surfaces; absent: `src` is used there as well. */
  readonly dark?: string;
  /** Width of the drawing; only the ratio counts. */
  readonly width: number;
  readonly height: number;
}

/** Name of the dashboard in this installation, and the logo that replaces its own mark. */
export interface Product {
  readonly name: string;
  readonly logo?: ProductLogo;
}

/** Default name; it is part of the build. */
export const OWN_NAME = 'IdP Dashboard';

/** Path of the logo files on this server. */
export const PRODUCT_FILES = '/product/';
