import en from '../../../translations/security/en.json';
import nl from '../../../translations/security/nl.json';
import pt from '../../../translations/security/pt.json';
import { addTexts } from '../catalogue';
import './fields';

addTexts({ en, nl, pt });
