/** The locale of the site, of prerendered HTML and of the first render in a browser. */
export const DEFAULT_LOCALE = 'en-IN-u-ca-gregory-nu-latn'

/** Its texts are needed only for its direction: react-aria derives the direction of arrow keys from a locale. */
const RIGHT_TO_LEFT_LANGUAGE = 'ar'

const rightToLeftScripts = ['Arab', 'Hebr']

/**
 * The locale by which react-aria formats dates and mirrors arrow keys, from a language tag and a direction. The region
 * is India unless the tag has one, because that of a bare `en` is the United States, where the month is first; calendar
 * and digits are those of the components' own messages.
 */
export function localeOf(language: string, direction: string): string {
  const locale = new Intl.Locale(language || DEFAULT_LOCALE).maximize()
  const isRightToLeft = rightToLeftScripts.includes(locale.script ?? '')
  const base = isRightToLeft === (direction === 'rtl') ? language || DEFAULT_LOCALE : fallbackOf(direction)
  const { region = 'IN' } = new Intl.Locale(base)
  return new Intl.Locale(base, { region, calendar: 'gregory', numberingSystem: 'latn' }).toString()
}

const fallbackOf = (direction: string) => (direction === 'rtl' ? RIGHT_TO_LEFT_LANGUAGE : DEFAULT_LOCALE)
