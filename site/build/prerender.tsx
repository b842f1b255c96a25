/** Renders one path of the site to HTML: no inline script, every boundary in its place. */
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app.tsx'
import { ArticleList } from '../pages/resources/article-list.tsx'
import { giveContent, type PageContent } from '../shell/page-content.ts'
import { LegalSections } from '../shell/page/legal-sections.tsx'
import { AboutTemplate } from '../shell/template/about-template.tsx'
import { Explanation } from '../shell/tool/explanation.tsx'
import type { Markup } from './collections.ts'

export { redirects } from '../routes.ts'

/** @param content where the page's is a file of its own */
export async function renderPage(path: string, content?: PageContent): Promise<string> {
  giveContent(path, content ?? null)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // React would otherwise move a large boundary out of place and reveal it by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new AggregateError(failures, `${path} does not render`)
  if (/<script\b/i.test(html))
    throw new Error(`${path} has a script in its content, which the policy refuses`)
  return html
}

/** What pages show as HTML that no code in the browser makes anew. */
export const markup: Markup = {
  articleList: (articles) => renderToStaticMarkup(<ArticleList articles={articles} />),
  explanation: (props) => renderToStaticMarkup(<Explanation {...props} />),
  legalSections: (props) => renderToStaticMarkup(<LegalSections {...props} />),
  aboutTemplate: (about) => renderToStaticMarkup(<AboutTemplate {...about} />),
}
