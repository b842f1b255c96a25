/** What people ask the firm about, in the order that a form lists it. Enquiries and bookings offer the same. */
export const serviceOptions = [
  { value: 'tax-services', label: 'Tax Services' },
  { value: 'gst-services', label: 'GST Services' },
  { value: 'accounting', label: 'Accounting & Bookkeeping' },
  { value: 'business-registration', label: 'Business Registration' },
  { value: 'compliance-services', label: 'Compliance Services' },
  { value: 'other', label: 'Other, please specify' },
] as const

export type ServiceOption = (typeof serviceOptions)[number]['value']
