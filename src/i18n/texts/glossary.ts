import en from '../../../translations/glossary/en.json';
import nl from '../../../translations/glossary/nl.json';
import pt from '../../../translations/glossary/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
