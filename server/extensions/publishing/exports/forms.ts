import type { Queries } from '../../../platform/storage/database';
import { attributeFilter } from './attributeFilter';
import { institutionConnections, type Reach } from './connections';
import { connectionsJson } from './json';
import { relyingParties } from './relyingParties';
import { satosa } from './satosa';
import { simpleSamlPhp } from './simpleSamlPhp';

/** A format of exported connections. */
export interface Form {
  readonly path: string;
  readonly type: string;
  readonly text: (queries: Queries, reach: Reach) => AsyncIterable<string>;
}

export const forms: readonly Form[] = [
  { path: '/export/connections', type: 'application/json', text: connectionsJson },
  {
    path: '/export/simplesamlphp/connections.php',
    type: 'text/plain; charset=utf-8',
    text: (queries, reach) => simpleSamlPhp(institutionConnections(queries, reach)),
  },
  {
    path: '/export/satosa/connections.yaml',
    type: 'application/yaml',
    text: (queries, reach) => satosa(institutionConnections(queries, reach)),
  },
  {
    path: '/export/idp/:sha1/shibboleth/attribute-filter.xml',
    type: 'application/xml',
    text: attributeFilter,
  },
  {
    path: '/export/idp/:sha1/shibboleth/relying-party.xml',
    type: 'application/xml',
    text: relyingParties,
  },
];
