/** Sample navigation links: the services of a tax practice. */
export const serviceLinks = [
  { label: 'Tax planning and filing', href: '/services/tax-filing' },
  { label: 'GST registration and returns', href: '/services/gst-filing' },
  { label: 'Corporate tax', href: '/services/corporate-tax' },
  { label: 'Bookkeeping and financial statements', href: '/services/bookkeeping' },
  { label: 'Payroll and HR compliance', href: '/services/payroll-hr' },
  { label: 'Business registration', href: '/services/business-registration' },
] as const
