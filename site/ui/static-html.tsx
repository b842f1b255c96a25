export interface StaticHtmlProps {
  /** Trusted HTML, which build or server generate and escape. */
  html: string | undefined
  className?: string
}

/** HTML that is no React: an article's Markdown, an answer of the assistant. */
export const StaticHtml = ({ html = '', className }: StaticHtmlProps) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
