import { definePage } from '../../ui/page-meta.ts'

export default definePage({
  path: '/notices',
  title: 'I got a notice: what it means and by when to answer',
  name: 'I got a notice',
  description:
    'GST, income tax, TDS, PF, ESI and company notices in plain words: the meaning of each form, the time to answer, the papers, and who answers.',
})
