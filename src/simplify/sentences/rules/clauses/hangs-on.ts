/** Both sides have a subject of their own, and no mark or word between them says more. */
export const OF_ITS_OWN = /^split\/(?:clause|joint|opened|side|splice)$/;
