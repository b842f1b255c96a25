import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/gst-late-fee',
  title: 'GST late fee and interest',
  description:
    'Late fee of GSTR-1, GSTR-3B, GSTR-4 and GSTR-9 by the day, with its cap by turnover, and the interest on tax paid late.',
  group: 'gst',
  order: 2,
  name: 'Late fee and interest',
  question: 'What does it cost to file a return late?',
  keywords: 'GSTR-3B GSTR-1 GSTR-9 delay penalty 18%',
})
