/** What a page shows that its code does not hold: an article, an opening. */

/** @typeParam Words what the page's component is given. */
export interface PageContent<Words = unknown> {
  /** Title of the document, with the firm's name. */
  title: string
  /** For search engines and link previews: 50 to 160 characters. */
  description: string
  words: Words
  /** HTML made by the build of the site's own text, for `StaticHtml`. */
  html?: string
}

const contents = new Map<string, PageContent | null>()

/** Says what the page of a path shows, and `null` where there is no such page: for stories. */
export const giveContent = (path: string, content: PageContent | null): void =>
  void contents.set(path, content)

/** What was given for a path. */
export const givenContent = (path: string): PageContent | null | undefined => contents.get(path)
