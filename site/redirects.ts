export interface Redirect {
  from: string
  to: string
  /** 308: permanent, cached by browsers. 307: depends on the user, so it is requested each time. */
  status: 307 | 308
}

export const redirects: readonly Redirect[] = [
  { from: '/terms', to: '/terms-of-service', status: 308 },
  { from: '/privacy', to: '/privacy-policy', status: 308 },
  { from: '/templates', to: '/business-templates', status: 308 },
  { from: '/about', to: '/#about', status: 308 },
  { from: '/contact', to: '/#contact', status: 308 },
  // Password managers open it (https://w3c.github.io/webappsec-change-password-url/).
  { from: '/.well-known/change-password', to: '/auth/account', status: 307 },
  { from: '/admin', to: '/admin/login', status: 307 },
]
