/** What every page is given. */
export interface PageProps {
  path: string
}

/**
 * What a page is given whose content is found when the site is built.
 *
 * @typeParam Content as its `page.meta.ts` gives it
 */
export interface ContentPageProps<Content> extends PageProps {
  content: Content
}
