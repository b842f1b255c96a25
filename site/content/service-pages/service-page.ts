/** A document that a service needs from the client. */
export interface Paper {
  name: string
  /** Its purpose, or where to find it. */
  why: string
}

/** One step of the service. */
export interface ServiceStep {
  title: string
  /** Who does what. */
  detail: string
  /** Duration, such as "1 day", "2 to 3 weeks". */
  time: string
}

/** A frequently asked question. */
export interface Question {
  question: string
  /** Paragraphs. */
  answer: readonly string[]
}

/** Content of one service page: everything a visitor needs before contacting the firm. */
export interface ServicePageWords {
  /** For search engines and link previews: 50 to 160 characters. */
  description: string
  /** The service and its result, in two or three sentences. */
  lead: string
  /** Target clients. */
  suits: readonly string[]
  /** For whom it is not suitable, with a link to an alternative. */
  suitsNot?: { text: string; link?: { label: string; href: string } }
  /** What is done, and what is not included. */
  done: readonly string[]
  notIncluded: readonly string[]
  papers: readonly Paper[]
  steps: readonly ServiceStep[]
  questions: readonly Question[]
  /** Links to helpful tools and templates. */
  related: readonly { label: string; href: string }[]
  /** Names of related obligations in the statutory calendar. */
  dueDates?: readonly string[]
}
