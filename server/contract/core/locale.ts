/** The languages of the interface, and the one that this practice uses. */

/** To add a language, add it here: the types then require its texts everywhere. */
export type Locale = 'en'

/** The practice’s language. A build and a server have one language. */
export const locale: Locale = 'en'

/** Properties that are not translated: a link has the same URL in every language. */
type NoWord = 'href' | 'slug'

/** The type of a translation: the same property names, and the same parameters in functions. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...parts: infer Parts) => infer Said
    ? (...parts: Parts) => Translated<Said>
    : Words extends readonly unknown[]
      ? { readonly [At in keyof Words]: Translated<Words[At]> }
      : Words extends object
        ? { readonly [Name in keyof Words]: Name extends NoWord ? Words[Name] : Translated<Words[Name]> }
        : Words

/** The same texts in every language. English is the source: its type is required of the others. */
export type InLocales<English, Locales extends string = Locale> = { readonly en: English } & {
  readonly [Other in Exclude<Locales, 'en'>]: Translated<NoInfer<English>>
}

/**
 * The texts in the practice’s language. They keep the literal types of the English texts, for code that needs them as a
 * union.
 */
/* @__NO_SIDE_EFFECTS__ */
export const inLocale = <const English>(words: InLocales<English>): English => words[locale]
