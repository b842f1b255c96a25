import { Ledger } from '@anupalan/design-system/ledger'
import type { ArticleEntry } from './articles.words.ts'
import { ArticleRow } from './article-row.tsx'

/** Id of the heading that labels the list of articles. */
export const LIST_HEADING = 'articles'

/** Id of the container of all articles; the results island hides it, or filters it by topic. */
export const ALL_ARTICLES = 'all-articles'

/** Every article, as prerendered; the browser hides those of other topics. */
export const ArticleList = ({ articles }: { articles: readonly ArticleEntry[] }) => (
  <div id={ALL_ARTICLES}>
    <Ledger labelledBy={LIST_HEADING}>
      {articles.map((article) => (
        <ArticleRow key={article.id} article={article} />
      ))}
    </Ledger>
  </div>
)
