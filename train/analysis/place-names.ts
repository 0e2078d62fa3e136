import { readFileSync } from 'node:fs';
import { npmPackage } from '../packages.ts';

const VERSION = '48.2.0';

/** Countries and cities in a language, one word each, from Unicode's CLDR (Unicode-3.0). */
export function placeNames(language: string): string[] {
  const read = (name: string, file: string) =>
    JSON.parse(readFileSync(`${npmPackage(name, VERSION)}/main/${language}/${file}.json`, 'utf8'))
      .main[language];
  const { territories } = read('cldr-localenames-full', 'territories').localeDisplayNames;
  const zones = read('cldr-dates-full', 'timeZoneNames').dates.timeZoneNames.zone;
  return [...Object.values<string>(territories), ...cities(zones)].filter(
    (name) => !/[\s()]/.test(name),
  );
}

/** Time zones are named after cities, some levels below continents. */
function cities(zone: object): string[] {
  return Object.entries(zone).flatMap(([key, value]) => {
    if (typeof value === 'object') return cities(value);
    return key === 'exemplarCity' ? [String(value)] : [];
  });
}
