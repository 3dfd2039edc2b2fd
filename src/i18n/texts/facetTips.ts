import en from '../../../translations/facetTips/en.json';
import nl from '../../../translations/facetTips/nl.json';
import pt from '../../../translations/facetTips/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
