import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/capital-gains',
  title: 'Capital gains',
  description:
    'Tax on the sale of shares, funds, land, a flat or crypto: rates by date, indexation both ways, set-off of losses, each step with its section.',
  group: 'income-tax',
  order: 7,
  name: 'Capital gains',
  question: 'I sold shares, a fund, a flat or crypto: what is the tax?',
  keywords:
    'LTCG STCG 111A 112 112A 50AA 115BBH indexation CII property land house mutual fund equity gold VDA 12.5% 20%',
})
