import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { articlePage as words, topicName } from '../articles.words.ts'
import { sampleArticle, sampleArticles } from '../sample-articles.ts'
import { RelatedLinks } from './related-links.tsx'

const [late, employee] = sampleArticles
const more = words.more(topicName(sampleArticle.topic))

test('An article of the same topic that is among the related is named once', () => {
  const html = renderToString(<RelatedLinks {...sampleArticle} related={[employee]} earlier={employee} />)
  expect(html.split(employee.title)).toHaveLength(2)
  expect(html).not.toContain(more)
})

test('Another one is named as earlier or later', () => {
  const html = renderToString(<RelatedLinks {...sampleArticle} related={[employee]} later={late} />)
  expect(html).toContain(more)
  expect(html).toContain(late.title)
})
