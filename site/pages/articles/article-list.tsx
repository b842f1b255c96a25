import { Ledger } from '@anupalan/design-system/ledger'
import type { ArticleEntry } from './articles.words.ts'
import { ArticleRow } from './article-row.tsx'

/** The heading that names the list of articles. */
export const LIST_HEADING = 'articles'

/** Id of what stands around the list of all articles, for who hides it, or those of other topics. */
export const ALL_ARTICLES = 'all-articles'

/** Every article: the build writes it, and a browser hides those of other topics. */
export const ArticleList = ({ articles }: { articles: readonly ArticleEntry[] }) => (
  <div id={ALL_ARTICLES}>
    <Ledger labelledBy={LIST_HEADING}>
      {articles.map((article) => (
        <ArticleRow key={article.id} article={article} />
      ))}
    </Ledger>
  </div>
)
