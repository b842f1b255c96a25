/**
 * What a page shows that its code does not hold: an article, an opening. It is a file beside the page, at its address
 * with `.json` after it. A prerendered page brings it along, so that nothing is fetched twice; a move within the site
 * fetches that one file.
 */
import { notFound } from '../content/not-found.ts'
import { matchPattern, matchRoute, type Pattern, type Route } from '../routes.ts'

/** @typeParam Words what the page's component is given, as JSON can say it. */
export interface PageContent<Words = unknown> {
  /** Title of the document, with the firm's name. */
  title: string
  /** For search engines and link previews: 50 to 160 characters. */
  description: string
  words: Words
  /** What is long and never changes in the browser, as HTML made by the build, for `StaticHtml`. */
  html?: string
}

/** The element of a prerendered page that holds its content, without what its HTML says already. */
export const CONTENT_ID = 'page-content'

/** The attribute of the element whose HTML is `PageContent.html`. */
export const STATIC_ATTRIBUTE = 'data-static'

/** `null`: there is no such page. */
type Known = PageContent | null

const contents = new Map<string, Known | Promise<Known>>()

/** Says what a page shows before anyone asks: for the build, for stories. */
export const giveContent = (path: string, content: Known): void => void contents.set(path, content)

/** Takes over what a prerendered page has brought along. One that has brought nothing has none, or is not found. */
export function takeOverContent({ pathname }: Location): void {
  const element = document.getElementById(CONTENT_ID)
  if (!element) return giveContent(pathname, null)
  const content = JSON.parse(element.textContent) as PageContent
  const html = document.querySelector(`[${STATIC_ATTRIBUTE}]`)?.innerHTML
  giveContent(pathname, { ...content, ...(html !== undefined && { html }) })
}

async function fetchContent(path: string): Promise<Known> {
  const answer = await fetch(`${path}.json`)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${path}.json: ${answer.status}`)
  return (await answer.json()) as PageContent
}

/** What the page of a path shows: at once where it is known, and `null` where there is no such page. */
export function contentOf(path: string): Known | Promise<Known> {
  const known = contents.get(path)
  if (known !== undefined) return known
  const coming = fetchContent(path)
  contents.set(path, coming)
  coming.then(
    (content) => contents.set(path, content),
    // The next one who asks tries again.
    () => contents.delete(path),
  )
  return coming
}

/** Whether the page of a path has a file of content. */
export const hasContent = (pathname: string): boolean =>
  matchRoute(pathname)?.hasContent ?? matchPattern(pathname) !== undefined

/** Title and description of the document at a path whose page is shown. */
export function documentWords(pathname: string): { title: string; description?: string } {
  const route = matchRoute(pathname)
  if (route) return route
  const content = contents.get(pathname)
  return content && !(content instanceof Promise) ? content : notFound
}

/** The row of the table that a page would have which only a pattern stands for. */
export const memberRoute = ({ page }: Pattern, path: string, { title, description }: PageContent): Route => ({
  path: path as Route['path'],
  page,
  title,
  description,
  access: 'anyone',
  listed: true,
  prefetch: false,
  hasContent: true,
})
