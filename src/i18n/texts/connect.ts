import en from '../../../translations/connect/en.json';
import nl from '../../../translations/connect/nl.json';
import pt from '../../../translations/connect/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
