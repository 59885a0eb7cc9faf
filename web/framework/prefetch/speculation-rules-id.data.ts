/** The id of the script element that has the rules. */
export const SPECULATION_RULES_ID = 'speculation-rules';
