import en from '../../../translations/changes/en.json';
import nl from '../../../translations/changes/nl.json';
import pt from '../../../translations/changes/pt.json';
import { addTexts } from '../catalogue';
import './changeRequest';
import './fields';

addTexts({ en, nl, pt });
