import { Heading } from '@anupalan/design-system/heading'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { articlePage, articlesPage } from './articles.words.ts'
import { pageParameters, Site, soon, visit } from '../../ui/story-helpers.tsx'
import { LIST_HEADING } from './article-list.tsx'
import { Results } from './results.tsx'
import { sampleArticle, sampleArticles, sampleList } from './sample-articles.ts'

const path = `/resources/${sampleArticles[0].id}`

const meta = {
  title: 'Pages/Resources',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/resources', content: sampleList },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

const found = sampleArticles.map(({ id, ...article }, at) => ({
  terms: [['late'], ['fee'], ['charge']][at]!,
  article: {
    ...article,
    path: `/resources/${id}`,
    author: 'Meera Iyer',
    keywords: [],
    headings: ['The fee for a late return'],
    words: '',
  },
}))

/** Every article, the newest first, with its topics and a search. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: articlesPage.heading }, soon),
    ).toBeVisible()
    await expect(canvas.getByRole('list', { name: '3 articles, newest first' })).toBeVisible()
  },
}

export const ListMobileDark: Story = {
  ...List,
  globals: { viewport: { value: 'mobile' }, theme: 'dark' },
}

/** Found in a title, in a heading and in the text alone: the words are marked, and the place is named. */
export const Found: Story = {
  tags: ['forced-colors'],
  render: () => (
    <main>
      <Heading level={2} id={LIST_HEADING}>
        3 articles
      </Heading>
      <Results typed="fee" articles={found} onClear={() => undefined} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`^${articlesPage.inHeading}`))).toBeVisible()
    await expect(canvas.getByText(new RegExp(`^${articlesPage.inText}`))).toBeVisible()
  },
}

/** The articles of one topic, from the URL. */
export const OneTopic: Story = {
  args: { path: '/resources?topic=payroll' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: '1 article on Payroll, newest first' }, soon)
    await expect(list).toBeVisible()
    await expect(canvas.getByRole('link', { name: sampleArticles[1].title })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: sampleArticles[0].title })).toBeNull()
  },
}

/** One article: author and dates, contents, text, sources and related links. */
export const Article: Story = {
  tags: ['print'],
  args: { path, content: sampleArticle },
  play: async ({ canvas }) => {
    const { title } = sampleArticles[0]
    await expect(await canvas.findByRole('heading', { level: 1, name: title }, soon)).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'By the day' })).toBeVisible()
    await expect(canvas.getByText(articlePage.reviewed('1 February 2027'))).toBeVisible()
  },
}

export const ArticleMobileDark: Story = {
  ...Article,
  tags: [],
  globals: { viewport: { value: 'mobile' }, theme: 'dark' },
}

/** After its review date, which is compared in the visitor’s browser. */
export const PastItsReview: Story = {
  args: { path: '/resources/past', content: { ...sampleArticle, reviewBy: '2026-11-01' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(articlePage.pastReview('1 November 2026'), {}, soon)).toBeVisible()
  },
}
