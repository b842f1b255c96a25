import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the error page: what happened, and what to do. */
export const pageError = inLocale({
  en: {
    heading: 'This page could not be shown.',
    text: 'It may be the connection, or a newer version of the site. What you sent before is safe. Reload the page; if that does not help, reach us directly.',
    reload: 'Reload the page',
  },
})
