import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the admin area's frame. */
export const adminNavigation = inLocale({
  en: {
    navigation: 'Admin',
    menu: 'Menu',
    entries: {
      '/admin/dashboard': 'Dashboard',
      '/admin/users': 'Users',
    },
    portal: 'Client portal',
    toMainSite: 'Back to main site',
    logOut: 'Log out',
  },
})
