/** A search is watched as the list finds: the server and the list find the same services (REQUIREMENTS 422). */
import { indexOf } from '../../../src/features/services/engine/catalogueIndex';
