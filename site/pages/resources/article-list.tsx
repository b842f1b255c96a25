import { Ledger } from '@anupalan/design-system/ledger'
import type { ArticleEntry } from '../../content/articles.ts'
import { ArticleRow } from './article-row.tsx'

/** The heading that names the list of articles. */
export const LIST_HEADING = 'articles'

/** Every article: the build writes it as HTML, and a browser hides those of other topics. */
export const ArticleList = ({ articles }: { articles: readonly ArticleEntry[] }) => (
  <Ledger labelledBy={LIST_HEADING}>
    {articles.map((article) => (
      <ArticleRow key={article.id} article={article} />
    ))}
  </Ledger>
)
