/** The main job in the built product with the real server. */
import { expectMainPath } from '../../support/browser/mainPath';
import { pathsDashboard } from '../../support/product/dashboard';

const dashboard = pathsDashboard();

expectMainPath(() => dashboard);
