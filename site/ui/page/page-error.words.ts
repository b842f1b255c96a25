import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the error page: what happened, and what to do. */
export const pageError = inLocale({
  en: {
    heading: 'This page could not be shown.',
    text: 'Your connection may be weak, or the site may have been updated. What you sent before is safe. Please reload the page. If that does not help, contact us directly.',
    reload: 'Reload the page',
  },
})
