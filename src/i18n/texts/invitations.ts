import en from '../../../translations/invitations/en.json';
import nl from '../../../translations/invitations/nl.json';
import pt from '../../../translations/invitations/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
