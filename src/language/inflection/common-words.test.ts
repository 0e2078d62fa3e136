import { expect, it } from 'vitest';
import { folderFiles } from '../files.ts';
import { loadInflection } from './index.ts';

const english = (await loadInflection(await folderFiles(), 'en'))!;

/** The most frequent irregular verbs of English: lemma, past tense, participle; `/` where two are right. */
const IRREGULAR = `
be was/were been; have had had; do did done; say said said; go went gone; get got got/gotten;
make made made; know knew known; think thought thought; take took taken; see saw seen; come came come;
find found found; give gave given; tell told told; feel felt felt; become became become;
leave left left; put put put; mean meant meant; keep kept kept; let let let; begin began begun;
hear heard heard; run ran run; hold held held; bring brought brought; write wrote written; sit sat sat;
stand stood stood; lose lost lost; pay paid paid; meet met met; set set set; lead led led;
understand understood understood; speak spoke spoken; read read read; spend spent spent; grow grew grown;
win won won; buy bought bought; send sent sent; build built built; fall fell fallen; cut cut cut;
sell sold sold; break broke broken; drive drove driven; wear wore worn; choose chose chosen;
eat ate eaten; draw drew drawn; teach taught taught; catch caught caught; throw threw thrown;
fight fought fought; rise rose risen; sleep slept slept; forget forgot forgotten; seek sought sought;
fly flew flown; sing sang sung; hang hung hung; shoot shot shot; drink drank drunk; hide hid hidden;
hit hit hit; hurt hurt hurt; steal stole stolen; beat beat beaten/beat; bite bit bitten; blow blew blown;
feed fed fed; forgive forgave forgiven; freeze froze frozen; lay laid laid; lend lent lent;
quit quit quit; ride rode ridden; ring rang rung; shake shook shaken; shut shut shut; slide slid slid;
spread spread spread; stick stuck stuck; strike struck struck; swear swore sworn; sweep swept swept;
swim swam swum; wake woke woken; weep wept wept; cost cost cost; dig dug dug; shine shone/shined shone/shined;
split split split; tear tore torn; withdraw withdrew withdrawn; bend bent bent; deal dealt dealt;
bind bound bound; bleed bled bled; breed bred bred; burst burst burst; cling clung clung; creep crept crept;
flee fled fled; forbid forbade/forbad forbidden; grind ground ground; kneel knelt/kneeled knelt/kneeled;
overcome overcame overcome; rebuild rebuilt rebuilt; shrink shrank shrunk; sink sank sunk; spin spun spun;
spring sprang sprung; sting stung stung; swing swung swung; undergo underwent undergone; wind wound wound`;

/** Frequent regular verbs, with their past tense and participle and their -ing form. */
const REGULAR = `
want wanted wanting; look looked looking; use used using; work worked working; call called calling;
try tried trying; ask asked asking; need needed needing; seem seemed seeming; help helped helping;
talk talked talking; turn turned turning; start started starting; play played playing; move moved moving;
like liked liking; live lived living; believe believed believing; happen happened happening;
provide provided providing; include included including; continue continued continuing;
change changed changing; watch watched watching; follow followed following; stop stopped stopping;
create created creating; allow allowed allowing; add added adding; open opened opening; walk walked walking;
offer offered offering; remember remembered remembering; love loved loving; consider considered considering;
appear appeared appearing; wait waited waiting; serve served serving; die died dying; expect expected expecting;
stay stayed staying; reach reached reaching; kill killed killing; remain remained remaining;
suggest suggested suggesting; raise raised raising; pass passed passing; require required requiring;
report reported reporting; decide decided deciding; pull pulled pulling; return returned returning;
explain explained explaining; hope hoped hoping; develop developed developing; carry carried carrying;
receive received receiving; agree agreed agreeing; support supported supporting; plan planned planning;
cause caused causing; close closed closing; cover covered covering; reduce reduced reducing; note noted noting;
enter entered entering; share shared sharing; save saved saving; protect protected protecting;
occur occurred occurring; form formed forming; visit visited visiting; admit admitted admitting;
refer referred referring; prefer preferred preferring; permit permitted permitting; drop dropped dropping;
study studied studying; marry married marrying; worry worried worrying; enjoy enjoyed enjoying;
destroy destroyed destroying; free freed freeing; tie tied tying; fix fixed fixing; miss missed missing;
push pushed pushing; finish finished finishing; teach taught teaching; rob robbed robbing; clap clapped clapping`;

const third = (lemma: string) =>
  ({ be: 'is', have: 'has', do: 'does', go: 'goes', undergo: 'undergoes' })[lemma] ??
  (/(s|x|ch|sh)$/.test(lemma)
    ? `${lemma}es`
    : /[^aeiou]y$/.test(lemma)
      ? `${lemma.slice(0, -1)}ies`
      : `${lemma}s`);

const rows = (table: string) =>
  table
    .trim()
    .split(/;\s*/)
    .map((row) => row.split(' '));

const wrong: string[] = [];
function check(lemma: string, upos: 'VERB' | 'NOUN' | 'ADJ', features: string, expected: string) {
  const asked = Object.fromEntries(features.split('|').map((part) => part.split('=')));
  const got = english.inflect(lemma, upos, asked);
  if (!expected.split('/').includes(String(got))) wrong.push(`${lemma} → ${got}, not ${expected}`);
}

it('gives two hundred common English verbs their forms', () => {
  wrong.length = 0;
  for (const [lemma, past, participle] of rows(IRREGULAR)) {
    check(lemma, 'VERB', 'Mood=Ind|Tense=Past|VerbForm=Fin', past);
    check(lemma, 'VERB', 'Mood=Ind|Number=Sing|Person=3|Tense=Past|VerbForm=Fin', past);
    check(lemma, 'VERB', 'Tense=Past|VerbForm=Part', participle);
  }
  for (const [lemma, past, present] of rows(REGULAR)) {
    check(lemma, 'VERB', 'Mood=Ind|Tense=Past|VerbForm=Fin', past);
    check(lemma, 'VERB', 'Tense=Past|VerbForm=Part|Voice=Pass', past);
    check(lemma, 'VERB', 'Tense=Pres|VerbForm=Part', present);
    check(lemma, 'VERB', 'VerbForm=Ger', present);
  }
  for (const [lemma] of [...rows(IRREGULAR), ...rows(REGULAR)]) {
    check(lemma, 'VERB', 'Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin', third(lemma));
    check(lemma, 'VERB', 'VerbForm=Inf', lemma);
  }
  expect(wrong).toEqual([]);
});

it('gives common English nouns their plurals and adjectives their degrees', () => {
  wrong.length = 0;
  for (const [lemma, plural] of rows(`
    man men; woman women; child children; person people; foot feet; tooth teeth; mouse mice; goose geese;
    life lives; wife wives; knife knives; leaf leaves; half halves; wolf wolves; shelf shelves;
    city cities; family families; company companies; country countries; baby babies; day days; boy boys;
    bus buses; box boxes; church churches; dish dishes; class classes; potato potatoes; hero heroes;
    photo photos; radio radios; video videos; analysis analyses; crisis crises; basis bases;
    sheep sheep; fish fish; series series; species species; aircraft aircraft; datum data;
    criterion criteria; phenomenon phenomena; house houses; judge judges; sea seas; idea ideas; area areas;
    roof roofs; chief chiefs; belief beliefs; brother brothers; genius geniuses; virus viruses; throne thrones;
    NGO NGOs; CEO CEOs; GIF GIFs`)) {
    check(lemma, 'NOUN', 'Number=Plur', plural);
    check(lemma, 'NOUN', 'Number=Sing', lemma);
  }
  for (const [lemma, comparative, superlative] of rows(`
    good better best; bad worse worst; big bigger biggest; small smaller smallest; easy easier easiest;
    happy happier happiest; large larger largest; hot hotter hottest; thin thinner thinnest; late later latest;
    simple simpler simplest; early earlier earliest; old older oldest; young younger youngest;
    high higher highest; low lower lowest; long longer longest; short shorter shortest; new newer newest;
    strong stronger strongest; weak weaker weakest; cheap cheaper cheapest; nice nicer nicest;
    safe safer safest; rich richer richest; poor poorer poorest; quick quicker quickest; sad sadder saddest`)) {
    check(lemma, 'ADJ', 'Degree=Cmp', comparative);
    check(lemma, 'ADJ', 'Degree=Sup', superlative);
  }
  for (const lemma of ['important', 'beautiful', 'expensive', 'difficult', 'dangerous', 'useful']) {
    check(lemma, 'ADJ', 'Degree=Cmp', `more ${lemma}`);
  }
  expect(wrong).toEqual([]);
});

it('gives verbs with a pronoun the forms they have without it', async () => {
  const spanish = (await loadInflection(await folderFiles(), 'es'))!;
  const italian = (await loadInflection(await folderFiles(), 'it'))!;
  const third = { Mood: 'Ind', Number: 'Sing', Person: '3', Tense: 'Pres', VerbForm: 'Fin' };
  const forms = [
    spanish.inflect('moverse', 'VERB', third),
    spanish.inflect('sentarse', 'VERB', { ...third, Number: 'Plur' }),
    spanish.inflect('convertirse', 'VERB', { ...third, Tense: 'Past' }),
    spanish.inflect('referir', 'VERB', { ...third, Number: 'Plur' }),
    italian.inflect('sedersi', 'VERB', third),
    italian.inflect('porsi', 'VERB', third),
  ];
  expect(forms).toEqual([
    'se mueve',
    'se sientan',
    'se convirtió',
    'refieren',
    'si siede',
    'si pone',
  ]);
});
