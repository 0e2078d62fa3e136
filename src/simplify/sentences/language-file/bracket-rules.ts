/** What the rules for brackets with facts in them need to know of a language. */
export interface BracketRules {
  /** How words for the time of day end that tell in brackets whose time it is: "Ortszeit", "hora de Brasília". */
  readonly clock?: readonly string[];
}
