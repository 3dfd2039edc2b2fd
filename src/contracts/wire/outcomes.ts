import { Type, type Static } from 'typebox';

/** Maximum number of kinds of outcomes in one report: more than there are. */
export const MOST_OUTCOMES = 60;
const MOST_TIMES = 1_000;

/** Number of conversations that ended in this state since the last report; nothing identifies their people. */
const Outcome = Type.Object(
  {
    machine: Type.String({ maxLength: 50 }),
    end: Type.String({ maxLength: 50 }),
    times: Type.Integer({ minimum: 1, maximum: MOST_TIMES }),
  },
  { additionalProperties: false },
);
export type Outcome = Static<typeof Outcome>;

/** Body of `POST /x/outcomes`. */
export const Outcomes = Type.Object(
  { ends: Type.Array(Outcome, { minItems: 1, maxItems: MOST_OUTCOMES }) },
  { additionalProperties: false },
);
export type Outcomes = Static<typeof Outcomes>;
