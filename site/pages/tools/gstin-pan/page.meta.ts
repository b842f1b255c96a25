import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/gstin-pan',
  title: 'GSTIN and PAN checker',
  description:
    'Check the format and check character of a GSTIN, and the format of a PAN, TAN, CIN or IFSC, and see what each of them means.',
  group: 'gst',
  order: 3,
  name: 'GSTIN and PAN checker',
  question: 'Is this number correct, and what does it mean?',
  keywords: 'TAN CIN IFSC validate verify check digit',
})
