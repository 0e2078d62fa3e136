/** One syllable of Chinese as Latin letters spell it. */
const SYLLABLE =
  '(?:[bpmfdtnlgkhjqxrzcsyw]|[zcs]h)?(?:[iu]?(?:ang?|ai|ao|a)|ei?|eng?|er|iong|ong|ou|ing?|iu|ie|i|ui|uo|un|ue|u|o)';
const FAMILY_FIRST = new RegExp(`^${SYLLABLE} (?:${SYLLABLE}){1,2}$`, 'i');

/** "Ada Lovelace" → "Lovelace", once she has been named. */
export function lastName(full: string): string {
  // "Barbara Knox MBE", but "Louis XI"
  const name = full.replace(/(?<=\p{Ll})(?: (?![IVX]+$)\p{Lu}{2,4})+$/u, '');
  // "Anna "Annie" B. Lee"
  const words = name.split(/ (?:["“][^"”]*["”] )?(?:\p{Lu}\. )*/u);
  // "Zhang Yimou": what comes last is not the name of the family.
  if (FAMILY_FIRST.test(name)) return name;
  return words.every((word) => /^\p{Lu}[\p{Ll}'’-]+$/u.test(word)) && !name.includes('-')
    ? words[words.length - 1]
    : name;
}
