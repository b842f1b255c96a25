import { notFound } from '../../ui/page/not-found.words.ts'
import { definePage } from '../../ui/page-meta.ts'

export default definePage({
  path: '/404',
  status: 404,
  title: notFound.title,
  description: notFound.text,
  listed: false,
})
