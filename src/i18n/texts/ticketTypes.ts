import en from '../../../translations/ticketTypes/en.json';
import nl from '../../../translations/ticketTypes/nl.json';
import pt from '../../../translations/ticketTypes/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
