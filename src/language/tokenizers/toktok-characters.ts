/**
 * The characters of two Unicode categories as NLTK's Toktok lists them (Unicode 6.3, without the
 * few that were added later), as the content of character classes.
 */

/** Ps: opening punctuation. */
export const OPENING = [
  '\\(\\[\\{\\u0f3a\\u0f3c\\u169b\\u201a\\u201e\\u2045\\u207d\\u208d\\u2329\\u2768',
  '\\u276a\\u276c\\u276e\\u2770\\u2772\\u2774\\u27c5\\u27e6\\u27e8\\u27ea\\u27ec\\u27ee',
  '\\u2983\\u2985\\u2987\\u2989\\u298b\\u298d\\u298f\\u2991\\u2993\\u2995\\u2997\\u29d8',
  '\\u29da\\u29fc\\u2e22\\u2e24\\u2e26\\u2e28\\u3008\\u300a\\u300c\\u300e\\u3010\\u3014',
  '\\u3016\\u3018\\u301a\\u301d\\ufd3e\\ufe17\\ufe35\\ufe37\\ufe39\\ufe3b\\ufe3d\\ufe3f',
  '\\ufe41\\ufe43\\ufe47\\ufe59\\ufe5b\\ufe5d\\uff08\\uff3b\\uff5b\\uff5f\\uff62',
].join('');

/** Sc: currency signs. */
export const CURRENCY = [
  '\\$\\u00a2-\\u00a5\\u058f\\u060b\\u09f2\\u09f3\\u09fb\\u0af1\\u0bf9\\u0e3f\\u17db',
  '\\u20a0-\\u20ba\\ua838\\ufdfc\\ufe69\\uff04\\uffe0\\uffe1\\uffe5\\uffe6',
].join('');
