/** Common names of readability formulas. */
const NAMES: Readonly<Record<string, string>> = {
  fre: 'Flesch',
  fkgl: 'Flesch-Kincaid',
  ari: 'ARI',
  'coleman-liau': 'Coleman-Liau',
  smog: 'SMOG',
  lix: 'LIX',
  rix: 'RIX',
  'wiener-1': 'Wiener Sachtextformel 1',
  'wiener-2': 'Wiener Sachtextformel 2',
  'wiener-3': 'Wiener Sachtextformel 3',
  'wiener-4': 'Wiener Sachtextformel 4',
  'fernandez-huerta': 'Fernández Huerta',
  'szigriszt-pazos': 'Szigriszt-Pazos',
  'gutierrez-polini': 'Gutiérrez de Polini',
  crawford: 'Crawford',
  gulpease: 'Gulpease',
};

export const formulaName = (name: string): string => NAMES[name] ?? name;
