import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { access } from './access';
import { ownWishesRoutes } from './ownWishes.routes';
import './tables';
import { wishesRoutes } from './wishes.routes';
import { WISHES_EXTENSION } from '../../../src/extensions/wishes/contract/wishes';
import { readWishes } from './settings';
import { notifyWishers } from './notifyWishers';
import { wishMergeRecords } from './wishMergeRecords';
import { wishRecords } from './wishRecords';
import { people } from './people';

/** People without rights ask their administrators for services, and get answers (decision 40). */
export const wishes: Module<AccessRule> = {
  name: 'wishes',
  needs: ['changeSets'],
  routes: [ownWishesRoutes, wishesRoutes],
  access,
  settings: readWishes,
  onConnected: notifyWishers,
  records: [wishRecords, wishMergeRecords],
  extensions: () => [WISHES_EXTENSION],
  people,
};
