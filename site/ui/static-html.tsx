export interface StaticHtmlProps {
  /** HTML made by the build of the site's own text. */
  html: string | undefined
  className?: string
}

/** HTML that the build has made: of an article's Markdown. */
export const StaticHtml = ({ html = '', className }: StaticHtmlProps) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
