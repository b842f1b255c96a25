/** Request bodies for the mock's tests. */
import type { Enquiry } from '@anupalan/server/contract/enquiries/schema'

export const origin = 'http://site.example'
export const practice = { name: 'Testing & Co', email: 'office@testing.example' }

export const enquiry: Enquiry = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.in',
  company: 'Rao Textiles',
  service: 'gst-services',
  message: 'We need our GST returns filed.',
  privacy: true,
}

export const booking = {
  service: 'other',
  mode: 'video',
  name: 'Asha Rao',
  email: 'asha.rao@example.in',
  privacy: true,
} as const
