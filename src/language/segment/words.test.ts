import { describe, expect, it } from 'vitest';
import { folderFiles } from '../files.ts';
import { readProfile } from '../profile.ts';
import { readSegmentRules, spacedWords } from './index.ts';

const files = await folderFiles();

async function words(language: string, text: string): Promise<string> {
  const rules = await readSegmentRules(files, await readProfile(files, language));
  return spacedWords(rules)(text)
    .map(({ start, end }) => text.slice(start, end))
    .join('|');
}

const CASES: Record<string, Record<string, string>> = {
  en: {
    "I can't, it's the dog's.": "I|ca|n't|,|it|'s|the|dog|'s|.",
    'We cannot; they’ll go.': 'We|can|not|;|they|’ll|go|.',
    'a well-known e-mail and/or re-entry': 'a|well|-|known|e-mail|and|/|or|re-entry',
    'Call 713-853-3989 or 1-7.': 'Call|713-853-3989|or|1|-|7|.',
    'At 5pm, $3.50 (20%) on 08/16/2000.': 'At|5|pm|,|$|3.50|(|20|%|)|on|08/16/2000|.',
    'Dr. Roe, U.S., e.g. No. 5 etc.': 'Dr.|Roe|,|U.S.|,|e.g.|No.|5|etc.',
    'No.': 'No|.',
    'Wait... what?! Yes -- no…': 'Wait|...|what|?!|Yes|--|no|…',
    'See https://a.org/b_(c)?d=e. Mail x.y@z.org!':
      'See|https://a.org/b_(c)?d=e|.|Mail|x.y@z.org|!',
    'nice :-) 👍🏽👩‍👩‍👧🇩🇰 #tag @me': 'nice|:-)|👍🏽|👩‍👩‍👧|🇩🇰|#tag|@me',
    '“Hi,” he said (in the ’90s).': '“|Hi|,|”|he|said|(|in|the|’90s|)|.',
    'AT&T sold US$ 5': 'AT&T|sold|US$|5',
  },
  es: {
    '¿Puede dárselo al Sr. Ruiz?': '¿|Puede|dárselo|al|Sr.|Ruiz|?',
    'De 1973-1974, 1.145,39 km².': 'De|1973-1974|,|1.145,39|km|²|.',
    'En EE.UU., p. ej.': 'En|EE.UU.|,|p.|ej.',
  },
  pt: { 'Trata-se do guarda-chuva, R$ 3,50.': 'Trata-se|do|guarda-chuva|,|R$|3,50|.' },
  de: {
    'Am 3. Oktober zum US-Präsidenten, z. B. um 5.30 Uhr.':
      'Am|3.|Oktober|zum|US|-|Präsidenten|,|z.|B.|um|5.30|Uhr|.',
    'Das war 1990.': 'Das|war|1990|.',
  },
  fr: {
    "L'homme qu'il voit aujourd'hui, c'est-à-dire lui.":
      "L'|homme|qu'|il|voit|aujourd'hui|,|c'est-à-dire|lui|.",
    'Où va-t-elle ? Est-ce celui-ci, peut-être ?': 'Où|va|-t-elle|?|Est|-ce|celui-ci|,|peut-être|?',
    'Il a 80 000 euros à 20h30 av. J.-C.': 'Il|a|80 000|euros|à|20|h|30|av.|J.-C|.',
    "l'« eau »": "l'|«|eau|»",
  },
  it: {
    "Nell'acqua c'è un po' d'aria degli anni '90.":
      "Nell'|acqua|c'|è|un|po'|d'|aria|degli|anni|'90|.",
    'La sig.ra e/o l’avv. Rossi': 'La|sig.ra|e/o|l’|avv.|Rossi',
  },
  da: { "Han ka' se tv- og radio d. 3. maj, f.eks.": "Han|ka'|se|tv-|og|radio|d.|3.|maj|,|f.eks." },
  sl: { 'Leta 1999. smo v TAM-u, rdeče-beli.': 'Leta|1999.|smo|v|TAM-u|,|rdeče|-|beli|.' },
  ru: { 'Из-за 1960-х гг. он, т. е. А. С. Пушкин': 'Из-за|1960-х|гг.|он|,|т.|е.|А.|С.|Пушкин' },
  eu: { '%70 2001. urtean, CD-ROMetan': '%70|2001.|urtean|,|CD-ROMetan' },
  ur: { 'یہ 17.26 فیصد ہے۔': 'یہ|17.26|فیصد|ہے|۔' },
  ar: { 'هل تأتي، يا د. أحمد؟': 'هل|تأتي|،|يا|د.|أحمد|؟' },
};

describe('spacedWords', () => {
  const cases = Object.entries(CASES).flatMap(([language, texts]) =>
    Object.entries(texts).map(([text, expected]) => [language, text, expected] as const),
  );
  it.each(cases)('%s: %s', async (language, text, expected) => {
    expect(await words(language, text)).toBe(expected);
  });
});
