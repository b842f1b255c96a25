/** A link. */
export interface LinkWords {
  label: string
  href: string
}

/** A sentence or a paragraph: a plain string, or a list of strings and links. */
export type Prose = string | readonly (string | LinkWords)[]
