import en from '../../../translations/ticket/en.json';
import nl from '../../../translations/ticket/nl.json';
import pt from '../../../translations/ticket/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
