/**
 * The request header that carries the key of a link: an address is logged by proxies and kept by browsers, a header by
 * neither.
 */
export const linkKeyHeader = 'Link-Key'
