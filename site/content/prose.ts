/** Words that lead somewhere. */
export interface LinkWords {
  label: string
  href: string
}

/** A sentence or a paragraph: plain, or in pieces where some of its words are links. */
export type Prose = string | readonly (string | LinkWords)[]
