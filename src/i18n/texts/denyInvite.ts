import en from '../../../translations/denyInvite/en.json';
import nl from '../../../translations/denyInvite/nl.json';
import pt from '../../../translations/denyInvite/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
