/** The request header of a link's key: proxies log URLs and browsers keep them, but not headers. */
export const linkKeyHeader = 'Link-Key'
