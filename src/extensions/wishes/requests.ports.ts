import { callPort } from '../../store/actors/callPort';
import type { AppStore } from '../../store/makeStore';
import { wishesRequestMachine, type WishesRequestInput } from './requests.setup';
import { wishesApi } from './wishes.api';

/** The chart that sends a wish, takes one back, or answers wishes, with its port attached. */
export function wishesRequestActor({ dispatch }: AppStore) {
  const { askForService, withdrawWish, answerWishes } = wishesApi.endpoints;
  const fileTicket = callPort(({ request, requestId }: WishesRequestInput) => {
    switch (request.kind) {
      case 'ask':
        return dispatch(askForService.initiate({ request, requestId }, { track: false }));
      case 'takeBack':
        return dispatch(withdrawWish.initiate({ request, requestId }, { track: false }));
      case 'answer':
        return dispatch(answerWishes.initiate({ request, requestId }, { track: false }));
    }
  });
  return wishesRequestMachine.provide({ actors: { fileTicket } });
}
