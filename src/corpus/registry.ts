import { type Registry, registry } from '../core/index.ts';
import { abgb } from './corpora/abgb.ts';
import { accessOutputs } from './corpora/access-outputs.ts';
import { adminit } from './corpora/adminit.ts';
import { alector } from './corpora/alector.ts';
import { alexsis } from './corpora/alexsis.ts';
import { apaLhaA2, apaLhaB1 } from './corpora/apa-lha.ts';
import { asset } from './corpora/asset.ts';
import { bisect, bisectChallenge, bisectDe } from './corpora/bisect.ts';
import { cbst } from './corpora/cbst.ts';
import { claraMed } from './corpora/clara-med.ts';
import { clear } from './corpora/clear.ts';
import { complex } from './corpora/complex.ts';
import { css, cssFewShot } from './corpora/css.ts';
import { cssOutputs } from './corpora/css-outputs.ts';
import { cwi2018De, cwi2018En, cwi2018Es, cwi2018Fr } from './corpora/cwi2018.ts';
import { deplainApa, deplainWeb, deplainWebDocuments } from './corpora/deplain.ts';
import { dressOutputsWikilarge, dressOutputsWikismall } from './corpora/dress-outputs.ts';
import { dsim } from './corpora/dsim.ts';
import { easier } from './corpora/easier.ts';
import {
  easseDeOutputsDeplainWeb,
  easseDeOutputsGeolino,
  easseDeOutputsTextcomplexityde,
} from './corpora/easse-de-outputs.ts';
import { easseOutputsPwkp, easseOutputsTurkcorpus } from './corpora/easse-outputs.ts';
import { easyJapanese } from './corpora/easy-japanese.ts';
import { easyJapaneseExtended } from './corpora/easy-japanese-extended.ts';
import { firstEs } from './corpora/first-es.ts';
import { geolino } from './corpora/geolino.ts';
import { germanNews } from './corpora/german-news.ts';
import { hanls } from './corpora/hanls.ts';
import { hsplit } from './corpora/hsplit.ts';
import { irekia, irekiaDocuments } from './corpora/irekia.ts';
import { japaneseNews } from './corpora/japanese-news.ts';
import { klexikon } from './corpora/klexikon.ts';
import { matcha } from './corpora/matcha.ts';
import { mcts } from './corpora/mcts.ts';
import { mlsp2024 } from './corpora/mlsp2024.ts';
import { newselaEn } from './corpora/newsela-en.ts';
import { newselaEs } from './corpora/newsela-es.ts';
import { onestopenglish, onestopenglishDocuments } from './corpora/onestopenglish.ts';
import { paccssIt } from './corpora/paccss-it.ts';
import { porsimples } from './corpora/porsimples.ts';
import { porsimplessent } from './corpora/porsimplessent.ts';
import { pwkp } from './corpora/pwkp.ts';
import { qats } from './corpora/qats.ts';
import { benchls, lexmturk, nnseval } from './corpora/ranked-english.ts';
import { rsse } from './corpora/rsse.ts';
import { ruadaptEncyclopedic, ruadaptFairytales, ruadaptLiterature } from './corpora/ruadapt.ts';
import { ruwikilarge } from './corpora/ruwikilarge.ts';
import { saaqAlBambuu } from './corpora/saaq-al-bambuu.ts';
import { simpitiki, simpitikiPa } from './corpora/simpitiki.ts';
import { simpleGermanBattisti } from './corpora/simple-german-battisti.ts';
import { simpleGermanCorpus } from './corpora/simple-german-corpus.ts';
import { simplePatho } from './corpora/simple-patho.ts';
import { simplexPb } from './corpora/simplex-pb.ts';
import { simplext } from './corpora/simplext.ts';
import { simplifyur } from './corpora/simplifyur.ts';
import { slots } from './corpora/slots.ts';
import { swipe } from './corpora/swipe.ts';
import { teacher } from './corpora/teacher.ts';
import { terence } from './corpora/terence.ts';
import { textcomplexityde } from './corpora/textcomplexityde.ts';
import { textcomplexitydeZest } from './corpora/textcomplexityde-zest.ts';
import { tsar2022En, tsar2022Es, tsar2022Pt } from './corpora/tsar2022.ts';
import { tsar2025 } from './corpora/tsar2025.ts';
import { tsar2025Outputs } from './corpora/tsar2025-outputs.ts';
import { turkcorpus } from './corpora/turkcorpus.ts';
import { turkcorpusLegacy } from './corpora/turkcorpus-legacy.ts';
import { wikiauto } from './corpora/wikiauto.ts';
import { wikiautoGem } from './corpora/wikiauto-gem.ts';
import { wikilarge } from './corpora/wikilarge.ts';
import { wikilargeFr } from './corpora/wikilarge-fr.ts';
import { wikisplit } from './corpora/wikisplit.ts';
import { wikisplitUntokenised } from './corpora/wikisplit-untokenised.ts';
import { wivico } from './corpora/wivico.ts';
import type { CorpusEntry } from './entry.ts';

const ENTRIES: readonly CorpusEntry[] = [
  abgb,
  accessOutputs,
  adminit,
  alector,
  alexsis,
  apaLhaA2,
  apaLhaB1,
  asset,
  bisect,
  bisectChallenge,
  bisectDe,
  cbst,
  claraMed,
  clear,
  complex,
  cssOutputs,
  css,
  cssFewShot,
  cwi2018En,
  cwi2018Es,
  cwi2018De,
  cwi2018Fr,
  deplainWeb,
  deplainWebDocuments,
  deplainApa,
  dressOutputsWikilarge,
  dressOutputsWikismall,
  dsim,
  easier,
  easseDeOutputsDeplainWeb,
  easseDeOutputsGeolino,
  easseDeOutputsTextcomplexityde,
  easseOutputsTurkcorpus,
  easseOutputsPwkp,
  easyJapaneseExtended,
  easyJapanese,
  firstEs,
  geolino,
  germanNews,
  hanls,
  hsplit,
  irekia,
  irekiaDocuments,
  japaneseNews,
  klexikon,
  matcha,
  mcts,
  mlsp2024,
  newselaEn,
  newselaEs,
  onestopenglish,
  onestopenglishDocuments,
  paccssIt,
  porsimples,
  porsimplessent,
  pwkp,
  qats,
  benchls,
  nnseval,
  lexmturk,
  rsse,
  ruadaptEncyclopedic,
  ruadaptFairytales,
  ruadaptLiterature,
  ruwikilarge,
  saaqAlBambuu,
  simpitiki,
  simpitikiPa,
  simpleGermanBattisti,
  simpleGermanCorpus,
  simplePatho,
  simplexPb,
  simplext,
  simplifyur,
  slots,
  swipe,
  teacher,
  terence,
  textcomplexitydeZest,
  textcomplexityde,
  tsar2022En,
  tsar2022Es,
  tsar2022Pt,
  tsar2025Outputs,
  tsar2025,
  turkcorpusLegacy,
  turkcorpus,
  wikiautoGem,
  wikiauto,
  wikilargeFr,
  wikilarge,
  wikisplitUntokenised,
  wikisplit,
  wivico,
];

/**
 * All known corpora by id.
 *
 * @example corpora.get('asset').licence.name // 'CC BY-NC 4.0'
 */
export const corpora: Registry<CorpusEntry> = registry(
  'corpus',
  Object.fromEntries(ENTRIES.map((entry) => [entry.id, () => entry])),
);
