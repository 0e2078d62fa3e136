/** A year of our time; any other number may count something. */
export function isYear(form: string): boolean {
  return /^(?:1\d{3}|20\d\d)$/.test(form);
}
