import { accessPage } from '../accessPage';

/** `npm run access`: prints the access table as one page. */
process.stdout.write(accessPage());
