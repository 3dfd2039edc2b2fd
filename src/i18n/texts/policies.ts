import en from '../../../translations/policies/en.json';
import nl from '../../../translations/policies/nl.json';
import pt from '../../../translations/policies/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
