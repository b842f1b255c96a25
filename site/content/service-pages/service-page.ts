/** A paper that a service needs from the client. */
export interface Paper {
  name: string
  /** What it is for, or where it is found. */
  why: string
}

/** One step of the work, in the order in which it happens. */
export interface ServiceStep {
  title: string
  /** Who does what. */
  detail: string
  /** How long it takes, such as "1 day", "2 to 3 weeks". */
  time: string
}

/** What a visitor asks, and the answer. */
export interface Question {
  question: string
  /** Paragraphs. */
  answer: readonly string[]
}

/** What one service page says: everything a visitor must know before asking anyone. */
export interface ServicePageWords {
  /** For search engines and link previews: 50 to 160 characters. */
  description: string
  /** The answer of the first screen: what is done and what the visitor has afterwards, in two or three sentences. */
  lead: string
  /** For whom this is. */
  suits: readonly string[]
  /** Whom it does not suit, and where they should go instead. */
  suitsNot?: { text: string; link?: { label: string; href: string } }
  /** What is done, and what is not included. */
  done: readonly string[]
  notIncluded: readonly string[]
  papers: readonly Paper[]
  steps: readonly ServiceStep[]
  questions: readonly Question[]
  /** Paths of tools and templates that help. */
  related: readonly { label: string; href: string }[]
  /** Names of the statutory dates that concern it, as the calendar has them. */
  dueDates?: readonly string[]
}
