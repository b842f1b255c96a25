import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/gstin-pan',
  title: 'GSTIN and PAN checker',
  description:
    'Test the form and the check character of a GSTIN, and the form of a PAN, TAN, CIN or IFSC, and read what each of them tells.',
  group: 'gst',
  order: 3,
  name: 'GSTIN and PAN checker',
  question: 'Is this number written as it should be, and what does it tell?',
  keywords: 'TAN CIN IFSC validate verify check digit',
})
