import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/gratuity',
  title: 'Gratuity calculator',
  description:
    'Gratuity for a last wage and a length of service, what an employer owes at least, and what of it is free of tax.',
  group: 'pay',
  order: 2,
  name: 'Gratuity',
  question: 'What is owed at the end of a service, and what of it is taxed?',
  keywords: '15/26 five years leaving retirement',
})
