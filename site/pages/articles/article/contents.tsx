import { Heading } from '@anupalan/design-system/heading'
import { LinkElement } from '@anupalan/design-system/link'
import { articlePage as words, type ArticleWords } from '../articles.words.ts'
import * as css from './article.css.ts'

/**
 * The headings of an article, next to its text on a wide screen. `markCurrentHeading` marks the one being read.
 */
export const Contents = ({ contents }: Pick<ArticleWords, 'contents'>) => (
  <nav aria-labelledby="contents" className={css.contents} data-contents="">
    <Heading level={2} size="label" id="contents">
      {words.contents}
    </Heading>
    <ol role="list" className={css.places}>
      {contents.map(({ id, text }) => (
        <li key={id} className={css.place}>
          <LinkElement href={`#${id}`} className={css.placeLink}>
            {text}
          </LinkElement>
        </li>
      ))}
    </ol>
  </nav>
)
