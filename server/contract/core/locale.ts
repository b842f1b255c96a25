/** The languages that the interface is written in, and the one that this practice shows. */

/** Add a language here, and types ask for its words wherever there are words. */
export type Locale = 'en'

/** The practice’s. A build and a server speak one language. */
export const locale: Locale = 'en'

/** Names of properties whose values are no words: a link leads to the same page in every language. */
type NoWord = 'href' | 'slug'

/** The shape of some words: other texts, by the same names, with the same parts in their sentences. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...parts: infer Parts) => infer Said
    ? (...parts: Parts) => Translated<Said>
    : Words extends readonly unknown[]
      ? { readonly [At in keyof Words]: Translated<Words[At]> }
      : Words extends object
        ? { readonly [Name in keyof Words]: Name extends NoWord ? Words[Name] : Translated<Words[Name]> }
        : Words

/** The same words in every language. English is written first: its shape is what the others must have. */
export type InLocales<English, Locales extends string = Locale> = { readonly en: English } & {
  readonly [Other in Exclude<Locales, 'en'>]: Translated<NoInfer<English>>
}

/**
 * The words of the practice’s language. They keep the types of the English ones, literal texts included, so that
 * whoever needs the texts as a union has it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const inLocale = <const English>(words: InLocales<English>): English => words[locale]
