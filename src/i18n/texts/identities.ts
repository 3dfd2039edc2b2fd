import en from '../../../translations/identities/en.json';
import nl from '../../../translations/identities/nl.json';
import pt from '../../../translations/identities/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
