import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderFiles } from '../files.ts';
import { readHyphenation } from './hyphenation.ts';
import { countSyllables, loadSyllables } from './syllables.ts';

const files = await folderFiles();

/** Words with their syllables marked by dots, written for this test. */
const WORDS: Record<string, string> = {
  en: 'wa·ter moth·er peo·ple walked want·ed makes boxes:2 ta·ble lit·tle beau·ti·ful un·der·stand na·tion spe·cial ra·di·o pi·an·o qui·et sci·ence in·for·ma·tion house time some·thing play·er go·ing the a strength id·e·a cre·ate mu·si·cian ques·tion pay·ment',
  es: 'ca·sa a·gua ciu·dad pa·ís dí·a ma·dre rey ma·yo a·é·re·o le·er po·e·ta ai·re cau·sa guion bien es·tu·diar pin·güi·no que·so gue·rra vi·vien·da in·for·ma·ción ins·ti·tu·ción yo y re·ú·ne oí·do:3 pro·hí·be a·yu·da cien·to rí·o',
  pt: 'ca·sa á·gua rio:2 di·a his·tó·ri·a:3 co·ra·ção pão mãe po·ções qua·tro que guer·ra pai meu sa·ú·de pa·ís ci·da·de a·le·gri·a in·for·ma·ção ho·je mui·to a·in·da nos·so lu·a fa·zer não pe·que·no sei vi·zi·nho',
  de: 'Haus Mut·ter Va·ter Woh·nung Na·ti·on Fa·mi·li·e Leu·te Bäu·me schö·ne sie Bei·trag Stra·ße An·trag Qua·li·tät Mu·se·um be·ant·wor·ten ge·öff·net Feu·er i·de·al Kin·der·gar·ten Bun·des·re·gie·rung Zeit neu·e Ar·beits·lo·sig·keit ein·fach See Boot Waa·ge Sy·stem Ü·bung be·zah·len',
  fr: 'mai·son eau pe·tit ta·ble:1 mu·si·que:2 na·tion théâ·tre:2 ré·el po·ète:2 ma·ïs pays:2 oui beau·coup voi·ture:2 é·cole:2 fa·mille:2 pre·mier lu·mière:2 les une:1 fil·les:1 l’ho·mme:1 in·for·ma·tion quatre:1 langue:1 fa·ti·gue:2 im·por·tant a·é·rien cré·er mo·ment',
  it: 'ca·sa ac·qua mi·o zi·o sto·ria cia·o uo·mo più per·ché cit·tà fi·glio giu·sto pau·ra po·e·ta eu·ro chie·sa quan·do in·for·ma·zio·ne e·co·no·mi·a a·iu·to gior·no buo·no su·o due:2 pie·de fiu·me ae·re·o:4 lin·gua an·che',
  da: 'hus van·de:2 mo·der ko·ne fa·mi·li·e hjem·me ar·bej·de sko·le øje:2 bør·ne·ha·ve by æ·ble å·ben au·gust li·ge kom·mu·ne svær læ·se in·for·ma·ti·on mu·li·ge dag i·dé vi·den stør·re pi·ge dreng eu·ro læ·rer hjælp be·ta·le',
  sl: 'hi·ša vrt:1 smrt:1 vo·da ma·ti trg:1 pr·st:1 člo·vek slo·ven·ski me·sto ra·ču·nal·nik o·brt:2 pe·ti na·u·či·ti rde·č:2 sr·ce:2 vr·ta:2 pol·je po·go·vor u·ra i·me dr·ža·va:3 za·kon iz·o·bra·že·va·nje v:1 ki dom lju·dje ce·na',
  ru: 'дом ма·ма вода:2 ра·бо·та го·су·дар·ство я ё·лка:2 и·ю·ль:2 по·э·т:2 мо·ре стра·на и·мя у·чи·тель хлеб со·е·ди·не·ни·е день пять жизнь мо·ло·ко в:1 е·ё о·бъя·вле·ни·е вы·со·кий лю·ди пра·во вре·мя се·мья за·кон это:2 юг',
  eu: 'e·txe:2 u·ra men·di:2 ai·ta eu·ri:2 gau ze·ru lan hi·ri:2 eus·ka·ra le·ku i·bai:2 zu·haitz pla·za ber·ri:2 ku·tsa he·rri·a:3 as·te i·kas·le ma·ri·a bu·ru lu·ma oi·nez hai·ze es·ku tal·de ge·ro lo·re',
  ur: 'گھر:1 کام:1 کتاب:2 پاکستان:3 ہے:1 میں:1 اور:1 گیا:2 کتابیں:3 پانی:2 دوست:1 زبان:2',
  ar: 'كتاب:2 مدرسة:3 من:1 السلام:3 وزير:2 بيت:1 كبير:2 ماء:1 سيارة:3 مكتب:2',
  ja: 'さ·く·ら きょ·う が·っ·こ·う コ·ー·ヒ·ー に·ほ·ん しゃ·し·ん で·す ちょ·っ·と ジュ·ー·ス あ・り・が・と・う:5 家:2 学校:4 食べる:4',
  zh: '中·国 学·生 我 图·书·馆 电·视 人·民 学习:2 的 中国人:3 你·好',
};

/** Short vowels are not written: nine of ten is what a guess can do. */
const GUESSED = new Set(['ur', 'ar']);

describe.each(Object.entries(WORDS))('syllables of %s', (id, list) => {
  it('are as a speaker counts them', { timeout: 30_000 }, async () => {
    const count = await loadSyllables(files, id);
    const entries = list.split(' ').map((entry): [string, number] => {
      const [marked, number] = entry.split(':');
      const word = marked.replace(/[·・]/g, '');
      return [word, Number(number ?? marked.split('·').length)];
    });
    const ours = entries.map(([word]) => [word, count(word)]);
    if (GUESSED.has(id)) {
      const right = entries.filter(([, number], i) => ours[i][1] === number).length;
      expect(right / entries.length).toBeGreaterThanOrEqual(0.9);
    } else expect(ours).toEqual(entries);
  });
  it('are never fewer than one for a word, none for no word, and quick for a long one', async () => {
    const count = await loadSyllables(files, id);
    expect(count('')).toBe(0);
    expect(count('12,5')).toBe(0);
    // Names that every object of JavaScript has.
    expect(typeof count('constructor')).toBe('number');
    expect(count('__proto__')).toBeGreaterThan(0);
    expect(count('aeiou'.repeat(10_000))).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (word) => count(word) >= 0),
      { numRuns: 30 },
    );
  }, 30_000);
});

describe('countSyllables', () => {
  it('takes the data of a language', () => {
    expect(countSyllables('banana', { method: 'nuclei', vowels: 'a' })).toBe(3);
    expect(countSyllables('ba-na', { method: 'nuclei', vowels: 'a' })).toBe(2);
  });
});

describe('hyphenation patterns', () => {
  it('allow a hyphen where the highest number is odd', () => {
    const { positions } = readHyphenation('UTF-8\n# a comment\nb1b\n1na\n.ab2b3i\n');
    expect(positions('abbinde')).toEqual([3]);
    expect(positions('bananas')).toEqual([2, 4]);
  });
  it('leave two letters at either end', () => {
    const { positions } = readHyphenation('a1b1\n');
    expect(positions('abab')).toEqual([2]);
    expect(positions('ab')).toEqual([]);
  });
});
