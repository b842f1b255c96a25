export interface StaticHtmlProps {
  /** Trusted HTML: the build generates it from the site's own content. */
  html: string | undefined
  className?: string
}

/** HTML that the build generated from an article's Markdown. */
export const StaticHtml = ({ html = '', className }: StaticHtmlProps) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
