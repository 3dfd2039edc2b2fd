declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module 'moment/locale/*';
declare module 'translations/*' {
  import type { ResolvedIntlConfig } from 'react-intl';

  const messages: ResolvedIntlConfig['messages'];
  export default messages;
}
