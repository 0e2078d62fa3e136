/**
 * The English list of Moses (as in sacremoses, MIT): words that may end in a full stop without ending a
 * sentence. EASSE uses it for all languages, and case matters.
 */
export const NONBREAKING_PREFIXES = `
  A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
  Dr DR Drs Hr MM Messrs Mlle Mme Mr MR Mrs MRS Ms MS Msgr Prof Rev Sr St Bart Ph
  Adm Brig Capt Cmdr Col Comdr Cpl Ens Gen Insp Lt Maj Pfc Pvt Sfc Sgt Surg
  Adj Adv Asst Bldg Bros Con Corp Gov Hon Hosp Op Ord Rep Reps Res Rt Sen Sens Supt
  e.g i.e rev v vs Rs Nos Nr
  Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec
`;

/** Those that keep their full stop only before a number. */
export const NUMERIC_PREFIXES = 'Art No pp';
