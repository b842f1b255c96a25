import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/gst',
  title: 'GST calculator',
  description:
    'Add GST to a value or take it out of a price, split into CGST and SGST or IGST by the place of supply, at the rates of the day.',
  group: 'gst',
  order: 1,
  name: 'GST calculator',
  question: 'What is the tax on this amount, and is it CGST and SGST or IGST?',
  keywords: 'add remove inclusive exclusive invoice place of supply',
})
