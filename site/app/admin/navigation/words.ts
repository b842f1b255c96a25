import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the admin area's frame. */
export const adminNavigation = inLocale({
  en: {
    navigation: 'Admin',
    entries: {
      '/admin/dashboard': 'Dashboard',
      '/admin/enquiries': 'Enquiries',
      '/admin/clients': 'Clients',
      '/admin/users': 'Users',
    },
    portal: 'Client portal',
  },
})
