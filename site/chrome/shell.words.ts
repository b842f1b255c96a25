import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../content/firm.ts'

/** Words of the frame around every page. */
export const shell = inLocale({
  en: {
    /** Language of the site, for the `lang` attribute. */
    locale: 'en-IN',
    skipToContent: 'Skip to main content',
    homeLink: `${firm.name}, home`,
    mainNavigation: 'Main',
    footerNavigation: 'Site',
  },
})
