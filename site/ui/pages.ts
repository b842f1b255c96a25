/** Props of every page. */
export interface PageProps {
  path: string
}

/**
 * Props of a page with content that is computed at build time.
 *
 * @typeParam Content returned by `content` of its `page.meta.ts`
 */
export interface ContentPageProps<Content> extends PageProps {
  content: Content
}
