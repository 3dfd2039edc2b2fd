import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { ownWishesRoutes } from './ownWishes.routes';
import './tables';
import { wishesRoutes } from './wishes.routes';

export { readWishes } from './settings';
export { tellWishers } from './telling';
export { wishMergeRecords } from './wishMergeRecords';
export { wishRecords } from './wishRecords';

/** People without rights ask their administrators for services, and are answered (decision 40). */
export const wishes: Module<AccessRule> = { routes: [ownWishesRoutes, wishesRoutes], access };
