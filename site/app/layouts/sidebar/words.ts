import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the frame with a sidebar. */
export const sidebar = inLocale({
  en: {
    menu: 'Menu',
    /** Accessible name of the sidebar; the bar below tablet width is named by its menu. */
    sidebar: 'Sidebar',
    toMainSite: 'Back to main site',
    logOut: 'Log out',
  },
})
