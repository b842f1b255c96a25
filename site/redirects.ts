export interface Redirect {
  from: string
  to: string
  /** 308: moved for good, and browsers keep it. 307: it leads elsewhere by who asks, and they ask each time. */
  status: 307 | 308
}

/** Paths that lead to others. */
export const redirects: readonly Redirect[] = [
  { from: '/terms', to: '/terms-of-service', status: 308 },
  { from: '/privacy', to: '/privacy-policy', status: 308 },
  { from: '/templates', to: '/business-templates', status: 308 },
  { from: '/about', to: '/#about', status: 308 },
  { from: '/contact', to: '/#contact', status: 308 },
  { from: '/admin', to: '/admin/login', status: 307 },
]
