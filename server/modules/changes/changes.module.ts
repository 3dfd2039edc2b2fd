import type { Module } from '../../platform/module';

export { applyChange, type Applying } from './applyChange';
export type {
  Change,
  ConnectionChange,
  ConsentValues,
  Direction,
  InstitutionChange,
  ServiceChange,
  SetChange,
  SettingChange,
} from './change';
export { CHANGE_KINDS, ChangeSchema, ServiceChangeSchema } from './changeSchema';
export { ChangeNotPossible } from './changeNotPossible';
export { changeOf } from './connect';
export { type CurrentSettings, currentSettings } from './currentSettings';
export { fieldChanges } from './fieldChanges';
export { contactValues, institutionValues, type InstitutionValues } from './institutionValues';
export { isLower } from './isLower';
export { notAllowed } from './notAllowed';
export { connectionEventRecords } from './connectionEventRecords';
export { noteConnection } from './noteConnection';

export const changes: Module<never> = {
  name: 'changes',
  open: ({ config, mailer }, { on }) => {
    const listeners = on.flatMap(({ onConnected }) => onConnected?.({ config, mailer }) ?? []);
    return {
      dependencies: {
        onConnected: async (...connection) => {
          for (const notify of listeners) await notify(...connection);
        },
      },
    };
  },
};
