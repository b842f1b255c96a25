/** Which URLs the application handles in the browser. */
const application = /^\/(?:auth(?:\/.*)?|admin(?:\/.*)?|client\/.*)$/

/** Whether a URL belongs to the application. All others are documents, files and other sites. */
export function isApplicationPath(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1)
  return application.test(path)
}
