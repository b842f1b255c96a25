import { Container } from '@anupalan/design-system/container'
import { Stack } from '@anupalan/design-system/stack'
import { articlesPage as words, type ArticleEntry, type ArticleListWords } from './articles.words.ts'
import { Island } from '../../islands/island.tsx'
import * as layout from '../../ui/page-layout.css.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import type { ContentPageProps } from '../../ui/pages.ts'
import ArticleFinder from './article-finder.island.tsx'
import { ArticleList } from './article-list.tsx'
import ArticleResults from './article-results.island.tsx'
import * as css from './articles.css.ts'

export interface ResourcesContent extends ArticleListWords {
  /** Every article, newest first. */
  articles: readonly ArticleEntry[]
}

/** Every article, newest first, filtered by topic or by a search. */
export default function ResourcesPage({ content }: ContentPageProps<ResourcesContent>) {
  const { articles, ...counts } = content
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.above} name={words.name} heading={words.heading} lead={words.lead} />
          <div className={css.columns}>
            {/* Hydrates on load: the query in the URL filters the list before it is read. */}
            <Island of={ArticleFinder} when="load" className={css.aside} {...counts} />
            <div className={css.main}>
              <Stack gap="md">
                <Island of={ArticleResults} when="load" {...counts} />
                <ArticleList articles={articles} />
              </Stack>
            </div>
          </div>
        </Stack>
      </Container>
    </div>
  )
}
