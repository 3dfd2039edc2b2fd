import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { verifyInThread } from '../../modules/metadata/metadata.module';
import { access } from './access';
import { addressesRoutes } from './addresses.routes';
import { exportRoutes } from './export.routes';
import { metadataRoutes } from './metadata.routes';
import { PUBLISHING_EXTENSION } from '../../../src/contracts/domain/publishing';
import { certificateGauge } from './certificateGauge';
import { publishingChecks } from './publishingChecks';
import { consumersHandler } from './consumers/consumersCommand';
import { readPublishing } from './settings';

export { openSigning } from './keys/openSigning';
export type { Signing } from './keys/signing';

export const publishing: Module<AccessRule> = {
  name: 'publishing',
  routes: [metadataRoutes, exportRoutes, addressesRoutes],
  access,
  settings: (settings, { mode }) => ({ publishing: readPublishing(settings, mode) }),
  start({ config }, { say }) {
    if (!config.publishing.isOn)
      say('No metadata is published, because nothing can sign it: PUBLISH_KEY is not set.');
    return undefined;
  },
  commands: { consumers: consumersHandler },
  gauges: [certificateGauge],
  checks: (watched) => publishingChecks(watched, verifyInThread),
  extensions: ({ publishing: { isOn } }) => (isOn ? [PUBLISHING_EXTENSION] : []),
  people: {
    notPersonal: {
      consumer: [
        'created_at',
        'entity_id',
        'id',
        'last_used_at',
        'name',
        'reads',
        'revoked_at',
        'secret_hash',
      ],
    },
  },
};
