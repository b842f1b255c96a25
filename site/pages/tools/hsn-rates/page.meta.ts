import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/hsn-rates',
  title: 'HSN and SAC rate finder',
  description:
    'GST rates from 22 September 2025 for what small businesses sell most: search by word or code, in English or Hindi, each with its notification.',
  group: 'gst',
  order: 4,
  name: 'HSN and SAC rate finder',
  question: 'What is the GST rate on this, and under which code?',
  keywords: 'HSN SAC rate 5% 18% 40% nil exempt GST 2.0 notification 9/2025 goods services code list',
})
