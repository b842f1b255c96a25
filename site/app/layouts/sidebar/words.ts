import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the frame with a sidebar. */
export const sidebar = inLocale({
  en: {
    menu: 'Menu',
    toMainSite: 'Back to main site',
    logOut: 'Log out',
  },
})
