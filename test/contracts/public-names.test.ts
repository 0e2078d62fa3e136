import * as klartext from 'klartext';
import * as corpus from 'klartext/corpus';
import * as evaluate from 'klartext/evaluate';
import * as language from 'klartext/language';
import * as mine from 'klartext/mine';
import * as run from 'klartext/run';
import * as simplify from 'klartext/simplify';
import * as study from 'klartext/study';
import { describe, expect, it } from 'vitest';

// As a user imports them: through the exports of package.json, from what was built.
describe('the public names', () => {
  it('of klartext', () => {
    expect(Object.keys(klartext).sort()).toEqual([
      'KlartextError',
      'LEVELS',
      'OPERATIONS',
      'UPOS',
      'applyEdits',
      'bleu',
      'detectLanguage',
      'evaluate',
      'hardWords',
      'lint',
      'nearestName',
      'overlaps',
      'readability',
      'registry',
      'sari',
      'sentencesOf',
      'simplify',
      'slice',
      'unknownName',
      'verify',
    ]);
  });

  it('of klartext/language', () => {
    expect(Object.keys(language).sort()).toEqual([
      'CONSTRUCTIONS',
      'constructionsOf',
      'describeLanguages',
      'fetchedFiles',
      'folderFiles',
      'languageIds',
      'loadEasseSyllables',
      'loadFluency',
      'loadIdentifier',
      'loadLanguage',
      'loadPunkt',
      'pythonLower',
      'pythonSplit',
      'readConllu',
      'tokenizers',
      'tokenizersWith',
      'tokensOf',
      'writeConllu',
    ]);
  });

  it('of klartext/corpus', () => {
    expect(Object.keys(corpus).sort()).toEqual([
      'ACCESSES',
      'Decontamination',
      'Deduplication',
      'FilterChain',
      'LeakSearch',
      'SPLITS',
      'Splitter',
      'StatisticsCounter',
      'TASKS',
      'alignLines',
      'alignSentences',
      'alignmentAgreement',
      'bleuFilter',
      'comparisonPage',
      'controlStyle',
      'controlTokens',
      'controlValues',
      'corpora',
      'corpusFiles',
      'corpusPage',
      'corpusSummary',
      'countRecords',
      'editFilter',
      'folderCorpusFiles',
      'howToGet',
      'importCorpus',
      'isPair',
      'jsonLinesExporter',
      'languageFilter',
      'lengthFilter',
      'loadCorpus',
      'memoryCorpusFiles',
      'multisimExporter',
      'openStore',
      'pairsOf',
      'parallelTextExporter',
      'parquetExporter',
      'pull',
      'ratioFilter',
      'readRecordLines',
      'storeFolder',
      'summariseControls',
      'transferSources',
      'unpackArchive',
    ]);
  });

  it('of klartext/evaluate', () => {
    expect(Object.keys(evaluate).sort().join(' ')).toMatchInlineSnapshot(
      `"BASELINE LEXICAL_WIDTH Rows Scorer Text WORD_OPERATIONS Watch agreementReport alignWords alignedWordsView alphaInterval approximateRandomisation baselines binomialTest bootstrapInterval cellText checkFaithfulness classifiers clauseShare commonLength commonPlaces compressionRatio countCodePoints crossPredict deepestTree differences dimensionMatrix editScript evaluate faithfulnessMetrics featureMetrics fitPipeline isDeletionOnly kendall krippendorffAlpha levenshteinDistance levenshteinSimilarity lexicalScores meanOf meanPairwiseKappa meanRatings meanSquaredLogRank meanWithInterval measureSubstitutes metaEvaluation metrics nltkBleu operationMetrics operationsMetric pairSubstitutions pairedBootstrap pearson phraseLength pickFeatures preferenceReports preferenceTest quantile raterProfiles readScenes readSignature readSubstitutions readWords readability regressors replaceOnlyLevenshtein replacements reportData reportPage samsaLike scoreSubstitutes seededRandom sentenceBleu simulatedTwoRaterKappa spacedWordsOf spearman standardScale structureMetrics structureView tableFormats textWordRank tokenIdsView tokensView treeDepth tsevalFeatures view weightedF1 weightedKappa wordChanges wordOperations wordRank wordsIn writeSignature zScoredRatings"`,
    );
  });

  it('of klartext/mine', () => {
    expect(Object.keys(mine).sort()).toEqual([
      'DOCUMENT_UNITS',
      'MINING_DEFAULTS',
      'PAIR_FILTERS',
      'ProtectedTexts',
      'STAGES',
      'WordWeights',
      'densityPage',
      'foldedEncoder',
      'formatOf',
      'hashedEncoder',
      'isSimpler',
      'mine',
      'runUnit',
      'simplificationScorer',
      'trainingLines',
      'wordFinder',
    ]);
  });

  it('of klartext/simplify', () => {
    expect(Object.keys(simplify).sort().join(' ')).toMatchInlineSnapshot(
      `"AUDIENCES Bm25Index DIALS Estimates FORMATS LEVEL_RATIOS PRESETS Rewriter SEVERITIES SummaryCounter TOKENS_BEHIND VectorTable Writings acceptable answeredEngine asksForRatio assessor beamSearch bestOf chatMessages collectingEngine completionText controlsFor dataBlocks decide documentPlan engines estimator forwardSelection gramsOf gridAround hardWords inPassages influence influencePage influencePlot influenceSettings keyOf lexicalAdvice lint lintRules loadComplexity loadEngine loadEngineBeside loadLexicon loadWording lsbert measureDials measureSource mergedByRank modelWriter nearestByVectors nearestByWords onePlusOne openDocument picked planMessages randomExamples readAnswer readDocument readProfile readPrompt rewrite sampled simplifyDocument sourceSpan substitutesByModel suggest suggestAt termsOf tokenAt topOf unpairedRatio withWriter wordEdits wordProposals"`,
    );
  });

  it('of klartext/study', () => {
    expect(Object.keys(study).sort().join(' ')).toMatchInlineSnapshot(
      `"Design Session StudyStore analyseStudy answersAsJsonLines corpusCard countedAnswers datasetOf formOf importedStudy itemsFrom judgementsAsCsv keepDecisions loadWording ratingsIn readDesign readForm shippedDesign simplificationsAsCorpus studyReport substitutesAsTsar wordPlace wordsToReview"`,
    );
  });

  it('of klartext/run', () => {
    expect(Object.keys(run).sort().join(' ')).toMatchInlineSnapshot(
      `"MODEL_CATALOGUE PROVIDERS ProviderFault RunLog cached hashOf instructionsFor listModels loadPrompt lockFolder modelsFolder openAiCompatible openMaskedModel openModel openSentenceEncoder openSeq2Seq openSeq2SeqRewriter openTokenEncoder patient promptNames pullModel redactor refusalsFor removeModel requestKey responseFolder rewriteAll runItems storedModel taughtEstimator taughtWriter"`,
    );
  });
});
