const application = /^\/(?:auth|admin(?:\/.*)?|client\/.*)$/

/** Whether an address is one of the application's. All others are documents, files and other sites. */
export function isApplicationPath(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1)
  return application.test(path)
}
