import en from '../../../translations/attribute/en.json';
import nl from '../../../translations/attribute/nl.json';
import pt from '../../../translations/attribute/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
