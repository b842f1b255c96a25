/** The services in forms, in display order. Enquiries and bookings use the same list. */
export const serviceOptions = [
  { value: 'tax-services', label: 'Tax Services' },
  { value: 'gst-services', label: 'GST Services' },
  { value: 'accounting', label: 'Accounting & Bookkeeping' },
  { value: 'business-registration', label: 'Business Registration' },
  { value: 'compliance-services', label: 'Compliance Services' },
  { value: 'other', label: 'Other, please specify' },
] as const

export type ServiceOption = (typeof serviceOptions)[number]['value']
