/** Rank of the login that writing policies needs (access table of the decisions). */
export const policyLevel = 2;
