/** A logo as a page shows it: addresses of this server, and its size, so that nothing moves when it comes. */
export interface ProductLogo {
  readonly src: string;
  /** Shown on dark surfaces; absent: `src` there, too. */
  readonly dark?: string;
  /** Of the drawing; only their ratio counts. */
  readonly width: number;
  readonly height: number;
}

/** What the dashboard is called here, and the logo that stands for its own mark. */
export interface Product {
  readonly name: string;
  readonly logo?: ProductLogo;
}

/** The name where nobody has given another one: what is built says it. */
export const OWN_NAME = 'IdP Dashboard';

/** Where this server has the files of the logo. */
export const PRODUCT_FILES = '/product/';
