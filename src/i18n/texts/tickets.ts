import en from '../../../translations/tickets/en.json';
import nl from '../../../translations/tickets/nl.json';
import pt from '../../../translations/tickets/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
