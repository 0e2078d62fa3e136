/** Scales of the papers, by name. */
export const SCALES: Readonly<
  Record<string, { from: number; to: number; labels: Record<string, string> }>
> = {
  /** ASSET (thesis, 7.5): agreement with a statement, without steps. */
  'asset-100': { from: 0, to: 100, labels: { 0: 'strongly disagree', 100: 'strongly agree' } },
  /** CSS (Yang et al. 2023). */
  'likert-5': {
    from: 1,
    to: 5,
    labels: {
      1: 'strongly disagree',
      2: 'disagree',
      3: 'neutral',
      4: 'agree',
      5: 'strongly agree',
    },
  },
  /** MUSS (thesis, 10.4). */
  'muss-4': { from: 0, to: 4, labels: { 0: 'very poor', 2: 'fair', 4: 'very good' } },
};
