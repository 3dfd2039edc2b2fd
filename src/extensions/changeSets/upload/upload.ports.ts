import { catalogueApi } from '../../../api/catalogue.api';
import { readSheet } from './changeSheet';
import { draftOf } from './upload.draft';
import { uploadMachine, type UploadInput } from './upload.machine';
import { callPort } from '../../../store/actors/callPort';
import { definePorts } from '../../../dialogs/ports/definePorts';
import type { DialogNeeds } from '../../../dialogs/ports/dialogNeeds';
import { additionActor } from '../addition.ports';
import { namedInstitution } from '../../../dialogs/ports/namedInstitution';

export const uploadPorts = definePorts({ machine: uploadMachine, draftOf, start });

function start(needs: DialogNeeds) {
  const { store, person, requestId } = needs;
  const { ladder, multiFactorValues, levelLabels } = person.installation;
  const values: UploadInput['values'] = {
    // The lowest level means the same as none.
    levels: ladder.slice(1),
    multiFactor: multiFactorValues.map((uri) => {
      const names = levelLabels[uri];
      return { uri, ...(names && { names }) };
    }),
  };
  const input: Omit<UploadInput, 'draft'> = {
    person: { admin: person.roles.admin },
    institution: namedInstitution(person),
    requestId,
    values,
  };
  const { getCatalogue } = catalogueApi.endpoints;
  const checkSheet = callPort((draft: Parameters<typeof readSheet>[0]) => {
    const lookUp = store.dispatch(getCatalogue.initiate(undefined, { subscribe: false }));
    return {
      abort: () => lookUp.abort(),
      unwrap: async () => readSheet(draft, (await lookUp.unwrap()).services, values),
    };
  });
  return { actors: { checkSheet, ticketRequest: additionActor(store) }, input };
}
