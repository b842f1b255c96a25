import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/gratuity',
  title: 'Gratuity calculator',
  description:
    'Gratuity for a last wage and a length of service, the least an employer must pay, and how much of it is tax-free.',
  group: 'pay',
  order: 2,
  name: 'Gratuity',
  question: 'How much gratuity is due when I leave, and is it taxed?',
  keywords: '15/26 five years leaving retirement',
})
